// What callers say about getting into a building, what is delivered and thrown away there, and its services.
import type { Theme } from './subject-words.ts';

export const buildingWords: Theme = {
  'trash and recycling': {
    readAs: {
      collect: 'pick up, picks up, picked up, picking up, pickup, pickups, pick ups',
      'bulk trash': `bulky trash, bulky item, bulk pickup, bulk pick up, bulky pickup, bulk item,
        bulky waste, bulk waste, large item, big item, large trash, big trash, oversized item,
        haul away, haul off, hauled away, heavy trash, throw away a couch, throw away my couch,
        get rid of a couch, get rid of my couch, get rid of an old, throw out an old, get rid of
        my old, throw out my old, get rid of a mattress, get rid of furniture, throw away
        furniture, old furniture, old couch, old mattress, old sofa, old tv, old fridge, old
        refrigerator`,
      'trash day': 'garbage day, trash night, garbage night, collection day, trash days',
      'valet trash': 'valid trash, ballet trash, doorstep trash, valet waste, doorstep pickup',
      dumpster: 'dumster, dumpsta, dump ster',
      trashcan: `trash can, garbage can, wheelie bin, trash bin, garbage bin, trash barrel,
        garbage barrel, trash tote, waste bin, trash cart, garbage cart, trash container`,
      recycling: 're cycling, recyclable, recyclables',
    },
    same: [
      'trash, garbage, rubbish, refuse, litter',
      'dumpster, bin, trashcan, compactor, receptacle',
      'chute, trash chute, garbage chute, trash room',
      'recycling, recycle, blue bin, cardboard, cans and bottles',
      'compost, food scraps, organics, green bin',
      `yard waste, yard trash, lawn bags, grass clippings, yard debris, tree limbs, leaf bags,
        bags of leaves`,
      'christmas tree, xmas tree, holiday tree',
    ],
    related: [
      `trash, recycling, dumpster, chute, waste management, trashcan, valet trash, junk, throw
        away, throw out, get rid of, dispose, toss`,
      `bulk, trash, couch, sofa, mattress, box spring, dresser, recliner, junk, futon, donate,
        goodwill`,
      'recycling, cardboard, glass bottles, plastic, newspaper, pizza boxes',
      'hazardous, paint cans, old paint, motor oil, batteries, propane tank, fluorescent',
      'bulk, appliance, television, electronics, e waste, ewaste',
    ],
  },
  'packages and mail': {
    readAs: {
      mail: 'snail mail, us mail',
      mailbox: 'mail box, male box, po box key',
      mailroom: 'mail room, male room, package room, parcel room',
      'package locker': `amazon locker, amazon hub, parcel locker, luxer, luxer one, parcel
        pending, butterflymx locker, package box, amazon box locker`,
    },
    same: [
      'package, parcel, delivery, shipment',
      'mailbox, mail key, mailbox key, cluster box, mail slot, cbu',
      'mailroom, mail center, mail kiosk',
      'mail, post office, usps, postal',
    ],
    related: [
      `package, ups, fedex, amazon, usps, dhl, courier, carrier, delivered, tracking, doorstep,
        locker, mailroom, porch pirate, doordash, grubhub, instacart, concierge`,
      'mailbox, mail, post office, mail carrier, mailman, postman, key',
      'mail, mail forwarding, change of address, hold my mail',
    ],
  },
  'keys, gates and lock-outs': {
    readAs: {
      fob: `key fob, keyfob, key fab, key fop, key fobb, keyless fob, fab for the gate, fob key,
        entry fob`,
      keycard:
        'key card, access card, swipe card, entry card, proximity card, gate card, pool card',
      lockout: `locked out, lock out, locked myself out, locked me out, lock myself out, locked my
        keys, locked my key, left my keys inside, left my key inside, keys inside, key inside,
        stuck outside, can't get in my apartment, can't get into my apartment, cant get in my
        apartment, cant get into my apartment, can't get in my house, can't get into my house,
        can't get into my unit, can't get in my unit, key broke off, forgot my keys, forgot my key`,
      'gate code': `gait code, entry code, call box code, callbox code, keypad code, access code,
        code for the gate, code to the gate, code for the front, front gate code, code to get in,
        building code to get`,
      gate: 'gait',
      intercom: `call box, callbox, buzzer, door buzzer, entry phone, butterfly mx, butterflymx,
        buzz in, buzz them in, buzz people in, buzz someone in, door phone, telephone entry, buzz
        up`,
      rekey: `re key, change my locks, change the locks, changing the locks, change my lock,
        change the lock, new lock, new locks, locks changed, lock changed, re keyed, switch the
        locks, replace the lock`,
      'gate remote': `gate clicker, gate opener, clicker, garage remote, garage clicker, garage
        opener, garage door opener, garage door remote, transponder, toll tag, barcode sticker,
        bar code sticker`,
      'duplicate key': `extra key, spare key, copy of my key, copy of the key, another key, second
        key, second set of keys, extra set of keys, key copy, key copied, copies of keys, key
        made, keys made`,
      'smart lock': 'smartlock, keyless entry, electronic lock, keypad lock, latch app, smart door',
    },
    same: [
      'fob, keycard, key',
      'remote, fob',
      'rekey, locksmith, deadbolt',
      'lockout, key',
      'code, keypad, pin code, passcode',
    ],
    related: [
      'key, fob, access, remote, code, lockout, locksmith, lock',
      `gate, code, remote, entrance, intercom, guard, guardhouse, guard shack, gatehouse, visitor
        list, guest list`,
      `gate, let my guest in, let guests in, let people in, let my friend in, let them in the
        gate, guest access, qr code, dwellinglive, gatehouse, envera, intercom`,
      'lock, deadbolt, code, keypad',
      `security, guard, patrol, courtesy officer, night watch, security guard, security camera,
        cctv, camera, footage`,
    ],
  },
  laundry: {
    readAs: {
      washer: 'washing machine, clothes washer, wash machine',
      dryer: 'clothes dryer, drying machine, tumble dryer, drier',
      laundry: `laundromat, laundry room, laundry facility, wash clothes, wash my clothes, washing
        clothes, washing my clothes, do my wash, clothes washed, washer dryer, washer and dryer,
        washers and dryers, washateria, laundry facilities`,
    },
    same: ['laundry, washer, dryer, washer dryer hookup, w d, laundry card'],
    related: [
      `laundry, washer, dryer, quarters, coins, laundry app, detergent, lint, load of clothes,
        clothesline, laundry money`,
    ],
  },
  'utilities and internet': {
    readAs: {
      wifi: 'wi fi, why fi, wireless internet, wify',
      utilities: `light bill, hydro bill`,
      electricity: `electric company, power company, light company, electric service, hydro,
        electric provider`,
      internet:
        'high speed internet, broadband, internet service, internet provider, internet company',
      cable: 'cable tv, cable television',
    },
    same: [
      'internet, wifi, fiber, ethernet',
      'electricity, electric, power',
      'utilities, rubs, submeter, sub meter',
      'cable, television, satellite tv, streaming',
    ],
    related: [
      `utilities, electricity, water, gas, power, meter, sewer, conservice, turn on the lights,
        turn on my power, set up electric, hook up, hookup, put in my name, in my name, account
        number`,
      `internet, wifi, router, modem, comcast, xfinity, spectrum, att, verizon, fios, cox,
        centurylink, google fiber, rogers, telus, starlink, password, bandwidth, provider`,
      'cable, comcast, xfinity, spectrum, directv, dish network, channels, hbo, channel',
      'cell phone, signal, verizon, t mobile, tmobile',
    ],
  },
  storage: {
    readAs: {
      storage: `storage unit, storage space, extra storage, place to store, somewhere to store,
        store my things, store my stuff`,
    },
    related: ['storage, locker, basement, attic, cage, padlock'],
  },
};
