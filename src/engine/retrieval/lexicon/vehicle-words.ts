// What callers say about cars and whatever else they park or ride.
import type { Theme } from './subject-words.ts';

export const vehicleWords: Theme = {
  parking: {
    readAs: {
      'parking space': `parking spot, parking stall, parking place, parking bay, parking slot,
        place to park, spot to park, somewhere to park, where to park, assigned spot`,
      'parking permit': `parking pass, parking tag, parking sticker, parking decal, hang tag,
        hangtag, parking placard, windshield sticker, car sticker, vehicle sticker, car tag, car
        decal`,
      'guest parking': `visitor parking, visitors parking, guests parking, visitor spot, visitor
        space, guest spot, guest space`,
      'street parking': `park on the street, parking on the street, park in the street, parked on
        the street, parked in the street, park on the road, on street parking, curbside parking`,
      truck: 'pick up truck, pickup truck',
      garage: 'parking garage, parking deck, parking ramp, underground parking',
      carport: 'car port, covered parking, covered spot',
      valet: 'valid parking, ballet parking',
    },
    same: [
      'car, vehicle, automobile, auto, truck',
      'permit, decal, placard, sticker',
      'garage, parkade',
      'license plate, plate number, tag number, licence plate, plates',
      `tandem, double park, block me in, blocking me in, blocked me in, parked behind me, parked
        in front of me`,
    ],
    related: [
      'park, car, vehicle, driveway, carport, garage, stall, permit, valet, tandem',
      'car, suv, s u v, truck, van, minivan, jeep, sedan, hatchback, convertible, semi truck',
      `car, toyota, honda, chevy, chevrolet, nissan, hyundai, kia, subaru, mazda, volkswagen, bmw,
        mercedes, audi, lexus, camry, corolla, prius, gmc, buick, cadillac, silverado, uber, lyft`,
      'car, license plate, make and model, register',
      `someone in my spot, parked in my spot, parked in my space, in my parking spot, in my
        parking space, in my spot, tow, park, assigned`,
      'garage, garage door, opener, remote',
    ],
  },
  towing: {
    readAs: {
      towed: 'toad, toed',
      'towed car': `car is gone, car was gone, car is missing, car gone, car disappeared, took my
        car, taken my car, truck is gone, truck was gone, car isn't where i parked, can't find my
        car, cant find my car, car is not where i parked`,
    },
    same: ['tow, impound, tow yard, impound lot, tow company', 'boot, booted, clamp, wheel lock'],
    related: ['tow, boot, park, ticket, fire lane, wrecker, tow truck'],
  },
  'cars that stay or get repaired': {
    readAs: {
      'repair vehicle': `work on my car, working on my car, work on my truck, working on my truck,
        work on cars, working on cars, work on a car, working on a car, fix my car, fixing my car,
        fix my truck, jack up my car, car repair, auto repair, vehicle repair, vehicle
        maintenance, car maintenance, engine work, wrench on my`,
      'wash car': `car wash, carwash, wash my car, washing my car, wash a car, wash my truck,
        washing cars, wash cars, wash vehicles, car washing`,
    },
    same: [
      `inoperable, unregistered, abandoned, expired tags, expired registration, expired plates,
        flat tire, flat tires, junk car, on blocks, does not run, not running`,
      `commercial vehicle, work truck, work van, company truck, company van, box truck, company
        vehicle, commercial truck`,
    ],
    related: [
      'vehicle, mechanic, oil, engine, brakes',
      'inoperable, tow, vehicle, storage, car cover, tarp, dead battery',
      `commercial vehicle, van, truck, logo, lettering, ladder rack, semi truck, eighteen wheeler,
        18 wheeler, tractor trailer, dually, landscaping trailer`,
    ],
  },
  'electric vehicles': {
    readAs: {
      ev: 'e v, electric car, electric vehicle, electric truck, plug in hybrid',
      'ev charger': `car charger, charging station, charge station, charging port, charge point,
        chargepoint, vehicle charger, vehicle charging, level 2 charger, level two charger, car
        charging, ev charging, ev charging station, ev station, charging outlet, wall connector,
        supercharger, charge my car, charging my car, charge my tesla, charge a tesla, charge my
        ev, charge my electric, charge my vehicle, charge an ev, charge my truck, charge cars,
        charge a car, plug in my car, plug my car in, plug in my tesla, plug in a car, plug in my
        ev, nema 14 50, electric hookup for my car`,
    },
    same: ['ev charger, ev, charger'],
    related: [
      'ev, tesla, rivian, chevy bolt, mach e, lucid, polestar, ioniq',
      'ev charger, garage, 240 volt, outlet',
    ],
  },
  'RVs and boats': {
    readAs: {
      rv: 'r v, recreational vehicle, motor home, motorhome, motor coach, rec vehicle',
      slip: 'boat slip, wet slip, dock slip, boat dock slip',
      kayak: 'kyak, kayac',
    },
    same: [
      `rv, camper, fifth wheel, 5th wheel, toy hauler, travel trailer, camping trailer, winnebago,
        airstream, camper van, popup camper, pop up camper, truck camper`,
      'dock, pier, marina, boat dock, mooring, moorage',
      'boat ramp, boat launch, launch ramp, put in the water',
      'kayak, canoe, paddleboard, paddle board',
    ],
    related: [
      'rv, trailer, boat, utility trailer, horse trailer, fifth wheel, storage lot, rv lot',
      `boat, jet ski, jetski, wave runner, waverunner, pontoon, sailboat, yacht, skiff,
        watercraft, bass boat, dinghy, fishing boat`,
      `dock, slip, boat, boat lift, boat ramp, seawall, shore power, bulkhead, live aboard,
        liveaboard`,
      'kayak, boat, dock, lake, boat ramp',
    ],
  },
  'bikes, motorcycles and carts': {
    readAs: {
      ebike: 'e bike, electric bike, electric bicycle, motorized bike',
      escooter: 'e scooter, electric scooter, motorized scooter',
      'golf cart': 'golfcart, golf car, lsv, low speed vehicle',
      speed: `speeding, driving too fast, drive too fast, drives too fast, going too fast, goes
        too fast`,
    },
    same: [
      'bike, bicycle',
      `bike rack, bike room, bike storage, bicycle storage, bike cage, bike locker, lock up my
        bike`,
      'motorcycle, motorbike, harley, moped, vespa',
      'ebike, escooter',
      'atv, a t v, four wheeler, utv, side by side, dirt bike, go kart, quad bike',
      'speed bump, speed hump, speed table',
    ],
    related: [
      'bike, bike rack, ebike, peloton bike',
      'ebike, lithium battery, lithium, bike, scooter',
      'motorcycle, scooter, park, vehicle',
      'golf cart, cart, atv, vehicle',
      'speed, speed bump, speed limit, traffic, stop sign, miles an hour, mph, radar',
    ],
  },
};
