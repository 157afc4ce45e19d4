// What callers say about the outside of homes: gardens, snow, and changes that need a yes.
import type { Theme } from './subject-words.ts';

export const groundsWords: Theme = {
  'changes that need approval': {
    readAs: {
      architectural: `arc request, arc form, arc application, arc approval, arc committee, a r c,
        arb, acc request, acc form, acc committee, acc application, acc approval, design review,
        design committee, architectural review, architectural request, architectural committee,
        architectural control, architectural change, exterior change, outside change, exterior
        modification, exterior alteration, modification request, modification form, drc,
        alteration request, alteration form, design guidelines`,
      'exterior paint': `paint my house, painting my house, paint the house, painting the house,
        repaint my house, repainting my house, repaint the house, paint the outside, painting the
        outside, house color, color of my house, color of the house, house paint, paint my home,
        paint my front door, paint the front door, paint my door, paint colors for my house,
        exterior color, trim color, color palette`,
      'interior paint': `paint the walls, paint my walls, painting the walls, paint a wall, paint
        the inside, paint my room, paint my bedroom, paint the bedroom, paint my living room,
        paint my apartment, paint the apartment, paint inside, accent wall, painting my apartment,
        painting my walls`,
      'basketball goal':
        'portable basketball hoop, hoop in the driveway, basketball hoop in the driveway',
    },
    same: [
      'architectural, modification, alteration',
      'approve, approval, permission, consent, sign off',
      'paint, repaint',
      'variance, exception',
    ],
    related: [
      `architectural, exterior, committee, pergola, deck, patio, paint, shed, addition, gazebo,
        sunroom, screen porch, screened porch, awning, swimming pool install, in ground pool,
        above ground pool, hardscape, paver, driveway extension, widen my driveway, retaining
        wall, storm door, hurricane shutters, storm shutters, new windows, new roof, generator
        install, trampoline, playset, treehouse, tree house, flagpole, fence, approve, put up a,
        build a, build an, add a deck, build on`,
      `shed, outbuilding, storage shed, tool shed, tuff shed, greenhouse, carport, playhouse,
        chicken coop`,
      'paint, exterior, color, sherwin williams, benjamin moore, behr, siding, shutters, trim',
      'paint, wallpaper, color, peel and stick, landlord white',
      'trampoline, playset, swings, bounce house, basketball goal',
      'satellite, antenna, satellite dish, directv, dish network, starlink, aerial, balcony',
      `solar, solar panel, solar panels, photovoltaic, tesla roof, powerwall, roof, sunrun, solar
        company`,
      `security camera, ring doorbell, doorbell, video doorbell, ring camera, blink camera, nest
        camera, doorbell camera, floodlight, cctv, surveillance`,
    ],
  },
  'fences and property lines': {
    same: [
      'fence, fencing, privacy fence, privacy wall',
      'property line, lot line, boundary, survey, plat, plot plan, easement, setback',
    ],
    related: [
      `fence, vinyl, picket, chain link, wrought iron, wooden fence, gate latch, board on board,
        invisible fence`,
      'hedge, fence',
    ],
  },
  'decoration, signs and flags': {
    readAs: {
      'yard sign': 'signage, political sign, campaign sign, lawn sign, election sign',
      'sale sign': 'for sale sign',
      'holiday decorations': `christmas lights, xmas lights, christmas decorations, halloween
        decorations, holiday lights, xmas decorations, christmas decoration, inflatables, blow up
        santa, string lights, icicle lights, yard inflatable, holiday decoration, halloween
        decoration`,
    },
    same: [
      'flag, flagpole, banner',
      'holiday decorations, decorations, decorate',
      'garage sale, yard sale, estate sale, rummage sale, moving sale, tag sale, flea market',
    ],
    related: [
      `holiday decorations, wreath, santa, ornament, fairy lights, halloween, hanukkah, pumpkin`,
      'flag, american flag, pride flag, sports flag',
      `balcony, patio, lanai, porch, plants, hang laundry, potted plants, patio furniture, rug,
        planter, terrace, clothesline, bird feeder`,
    ],
  },
  cleaning: {
    readAs: {
      'power wash': 'pressure wash, pressure washing, power washing, powerwash, pressure washer',
    },
    same: [
      `janitor, housekeeping, cleaning crew, cleaners, cleaning lady, cleaning service, custodian,
        maid`,
    ],
    related: [
      'power wash, siding, driveway, sidewalk',
      'window washing, window cleaning, wash the windows, clean the windows',
    ],
  },
  gardens: {
    readAs: {
      landscaper: `lawn guy, lawn crew, yard crew, yard guy, lawn service, lawn care, lawn
        company, mowing company, grass cutters, landscape company, landscaping crew, landscaping
        company, yard man, gardner, gardener, mowers`,
      mow: `cut the grass, cutting the grass, cut my grass, cut grass, grass cut, grass cutting,
        cuts the grass, mow the lawn, mows the lawn, mowing the grass, lawn mowing, mow my lawn,
        edge the lawn`,
      'community garden': `garden plot, garden bed, vegetable garden, raised bed, raised beds,
        grow vegetables, grow tomatoes, plant tomatoes, allotment`,
    },
    same: [
      'landscaping, lawn, grass, mow, landscaper',
      'bush, shrub, hedge',
      'irrigation, sprinkler, sprinkler system, drip line',
      'mulch, pine straw, bark chips, wood chips',
      'tree, branch, limb, stump, arborist, tree trimming',
    ],
    related: [
      `landscaping, tree, bush, weed, hedge, yard, limb, flower bed, flowers, garden, palm, trim,
        prune, overgrown, sod, fertilizer, mulch, turf, xeriscape, rocks, leaf blower, weed eater,
        artificial turf, roses`,
      'irrigation, watering, water my lawn, drought, dry grass, brown grass, controller',
      'weed, weed killer, roundup, herbicide, pesticide, dandelions, crabgrass',
      'community garden, tomatoes, vegetables, herbs, flowers',
      'tree, roots, acorns, dead tree, fallen tree, landscaper',
      'retention pond, drainage, ditch, swale, storm drain, puddle, runoff, culvert',
    ],
  },
  'snow and storms': {
    readAs: {
      'snow removal': `snow plow, snowplow, plow, plowing, plowed, plough, snow shoveling, shovel
        the snow, shoveling snow, shovel my driveway, shovel my walk, shovel the walk, shovel the
        sidewalk, shoveling, snow plowing, snow clearing, clear the snow, clearing the snow,
        deicing, de icing, snow shovelling, plows`,
    },
    same: ['snow removal, snow, shovel, ice melt, salt, icy'],
    related: [
      'snow removal, blizzard, ice, sidewalk, snow emergency, winter, slippery',
      `hurricane, tropical storm, storm, shutters, evacuate, evacuation, sandbags, hurricane
        shutters, tornado, storm prep`,
    ],
  },
};
