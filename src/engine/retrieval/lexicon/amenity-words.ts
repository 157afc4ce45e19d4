// What callers say about what they may use together: pool, gym, clubhouse, courts, water.
import type { Theme } from './subject-words.ts';

export const amenityWords: Theme = {
  'pool and spa': {
    readAs: {
      pool: 'swimming pool, swimmin pool, swim pool',
      'hot tub': 'hottub, jacuzzi, whirlpool, jaccuzi, jacuzi',
      'pool pass': 'pool tag, pool badge, pool wristband, pool band, pool membership',
      sauna: 'steam room, steamroom',
    },
    same: [
      'pool, swim',
      'hot tub, spa',
      'pool pass, pool',
      'baby pool, kiddie pool, wading pool, splash pad, kids pool',
    ],
    related: [
      `pool, swim, lap, lifeguard, dive, cannonball, floaties, raft, swim diaper, pool furniture,
        lounge chair, aquatic, swimmer, water aerobics`,
      'hot tub, sauna, spa',
      'pool, baby pool',
    ],
  },
  'gym and classes': {
    readAs: {
      gym: `fitness center, fitness centre, fitness room, workout room, work out room, weight
        room, exercise room, health club, fitness facility, fitness area`,
      workout: 'work out, works out, working out, worked out in the',
    },
    same: ['gym, fitness, workout, exercise'],
    related: [
      `gym, treadmill, free weights, elliptical, dumbbell, barbell, bench press, lift weights,
        cardio, peloton, stationary bike, rowing machine, spin bike, personal trainer, trainer`,
      'gym, yoga, pilates, zumba, aerobics, fitness class, class, instructor',
    ],
  },
  'clubhouse and parties': {
    readAs: {
      clubhouse: `club house, party room, community room, community hall, party hall, club room,
        clubroom, social room, community center, community centre, event room, banquet room,
        meeting hall, rec room, recreation room, rec center, recreation center, game room,
        gathering room, amenity center, multipurpose room, event space, lounge room, entertainment
        room`,
      coworking: `co working, business center, business centre, work space, workspace, conference
        room, meeting room, computer room, work from home space`,
      'guest suite': 'guest room, guest apartment, guest unit, hospitality suite',
    },
    same: [
      'party, event, gathering, get together, celebration',
      'reserve, reservation, book, rent out',
      'coworking, desk',
    ],
    related: [
      `clubhouse, party, reception, birthday, wedding, baby shower, bridal shower, graduation,
        quinceanera, anniversary, banquet, catering, caterer, dj, retirement party, bounce house,
        book club, potluck, memorial service, host, bridge club, card game, bingo`,
      'coworking, printer, copier, fax, scan, print, computer',
      'guest suite, reserve, overnight, in laws, out of town',
    ],
  },
  'courts, golf and playgrounds': {
    readAs: {
      tennis: 'tennis court',
      pickleball: 'pickle ball, pickleball court, pickle ball court',
      basketball: 'basket ball, basketball court, shoot hoops, basketball hoop',
      'tee time': 'tea time, t time, golf reservation',
      golf: 'golf course, golfing, golfer',
      playground: `play ground, tot lot, jungle gym, swing set, play area, play structure, kids
        play area, swingset, monkey bars`,
    },
    same: ['golf, tee time', 'playground, swings'],
    related: [
      'tennis, pickleball, court, racquet, racket, paddle, padel, hit some balls',
      'basketball, court, hoop, sport court, volleyball, shoot around',
      `golf, driving range, putting green, golf cart, caddie, handicap index, tee, pro shop, nine
        holes, eighteen holes, greens fee, golf lesson`,
      'playground, slide, swings, children, kids, toddler, park bench',
      `trail, walking path, walking trail, hike, jogging, path, hiking trail, nature trail,
        sidewalk`,
    ],
  },
  'grills and fires': {
    readAs: {
      grill: `barbecue, bbq, b b q, barbeque, bar b q, bar b que, cook out, cookout, grilling,
        grilling area, barbecue area, barbecue pit, grill out, hibachi`,
      'fire pit': 'firepit, bonfire, campfire, outdoor fire, fire bowl, chiminea, fire table',
      fireworks: 'sparkler, firecracker, bottle rocket',
    },
    same: ['grill, smoker, charcoal, cook outside'],
    related: [
      `grill, propane, charcoal, picnic, gas grill, balcony, patio, weber, traeger, burgers,
        pellet`,
      'fire pit, grill, patio',
      'picnic, pavilion, gazebo, shelter, ramada, picnic table',
    ],
  },
  'beach, lake and water': {
    same: ['lake, pond, lagoon'],
    related: [
      'lake, fish, fishing, fishing license, catch and release, swim, bass, rod',
      'beach, sand, beach chair, beach access, beach umbrella, cabana, beach pass, ocean',
      'lake, geese, duck, algae, aerator, fountain',
    ],
  },
  'roof decks, shuttle and concierge': {
    readAs: {
      rooftop: 'roof deck, roof top, roofdeck, sky deck, roof terrace, rooftop deck, sky lounge',
    },
    same: [
      'shuttle, bus, van service',
      'concierge, doorman, front desk, porter, lobby attendant, desk attendant, door man',
    ],
    related: ['shuttle, ride, transit', 'rooftop, terrace, lounge'],
  },
};
