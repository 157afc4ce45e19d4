// What callers say about what breaks in a home, trade by trade.
import type { Theme } from './subject-words.ts';

export const repairWords: Theme = {
  'asking for repairs': {
    readAs: {
      'maintenance request': `work order, workorder, service request, repair request, service
        ticket, maintenance ticket, repair ticket, service call, put in a ticket, open a ticket,
        service order, work request`,
      'maintenance emergency': `emergency maintenance, after hours maintenance, emergency repair,
        emergency line, after hours emergency, maintenance emergencies`,
      maintenance: `maintenence, maintainance, maintanence, maintenance man, maintenance guy,
        maintenance team, maintenance person, maintenance tech, maintenance crew, maintenance
        staff, superintendent, my super, the super`,
      broken: `busted, not working, stopped working, quit working, out of order, on the fritz, on
        the blink, acting up, conked out, kaput, malfunction, malfunctioning`,
      faucet: 'facet, fawcet, spigot, water tap',
      leak: 'leek, leeks, leeking',
    },
    same: [
      'repair, fix, mend, broken',
      'handyman, technician, repairman, maintenance, handy man, fix it guy',
      'contractor, vendor, licensed contractor, tradesman',
    ],
    related: [
      `repair, maintenance, broken, plumber, electrician, technician, handyman, contractor,
        warranty`,
      `maintenance, repair, submit, leak, clog, appliance, send someone out, send somebody out,
        send someone, send somebody`,
      `my responsibility, owner responsibility, pay for repairs, who fixes, who repairs,
        association responsibility, common element, limited common element, my side of the wall`,
    ],
  },
  plumbing: {
    readAs: {
      toilet: 'commode, potty, toilette',
      'clogged drain': `drain is clogged, drain clogged, slow drain, drain is slow, not draining,
        wont drain, stopped up, backed up, backing up, plugged up, drain is backed up`,
      'garbage disposal': 'garbage disposer, garburator, insinkerator',
      'water heater': 'hot water heater, hot water tank, hotwater heater, water tank, tankless',
      'hot water': 'only cold water, cold shower',
      shutoff: `shut off valve, shutoff valve, shut off the water, turn off the water, turn the
        water off, water shut off, water valve, main valve, water shutoff, shut the water off,
        water turned off`,
      burst: 'bursted, busted pipe, burst pipe, pipe burst, broken pipe, pipes burst',
    },
    same: [
      'leak, drip, seep',
      'clog, drain',
      'water heater, hot water',
      'faucet, sink, spout, hose bib, garden hose',
      'shower, tub, bathtub, showerhead',
      'flood, overflow, water damage, standing water',
      'plumber, plumbing',
    ],
    related: [
      `plumber, leak, clog, toilet, faucet, sink, pipe, shower, drain, sewer, plunger, garbage
        disposal, water heater, shutoff, water pressure`,
      'leak, water stain, wet ceiling, water spot, ceiling, roof, puddle, upstairs neighbor',
      'hot water, water heater, pilot light, lukewarm',
      'freeze, frozen pipe, frozen pipes, winterize, drip, pipes, cold snap, burst',
    ],
  },
  'heating and cooling': {
    readAs: {
      hvac: `ac, a c, air con, aircon, air conditioner, air conditioning, air condition, air
        conditioned, h v a c, heating and cooling, heating and air, aircondition, central air, ac
        unit`,
      thermostat: 'thermal stat, thermo stat, thermastat, temperature control',
      heater: `radiator, baseboard heat, baseboard heater, furnace, furnice, boiler, space heater,
        heat pump`,
      'air filter': `furnace filter, hvac filter, ac filter, a c filter, filter for the ac, filter
        for the furnace`,
      'window unit': `window ac, window a c, window air conditioner, portable ac, portable a c,
        portable air conditioner, window air conditioning, window shaker`,
    },
    same: [
      'hvac, cooling, air conditioning unit',
      'heat, heater, heating',
      'air filter, filter',
      'window unit, hvac',
    ],
    related: [
      `hvac, thermostat, heat, air filter, vent, nest thermostat, ecobee, compressor, condenser,
        freon, refrigerant, blowing warm, blowing hot, not cooling, duct`,
      'heat, thermostat, temperature',
    ],
  },
  'appliances and electricity': {
    readAs: {
      refrigerator: `fridge, frige, refridgerator, icebox, ice box, freezer, fridgerator, ice
        maker, icemaker`,
      stove: 'oven, gas range, electric range, stovetop, stove top, cooktop, cook top, burner',
      dishwasher: 'dish washer, dishwashing machine',
      microwave: 'micro wave',
      outlet: `wall plug, wall socket, electrical socket, receptacle outlet, power point, plug in
        the wall, wall outlet, gfci, gfi`,
      breaker: `circuit breaker, breaker box, fuse box, fuse, electrical panel, breaker panel,
        tripped breaker`,
      'smoke detector': `smoke alarm, fire alarm, carbon monoxide detector, co detector, carbon
        monoxide alarm, co alarm, smoke detecter, alarm is chirping, alarm keeps chirping, alarm
        is beeping, chirping, detector beeping`,
      'light bulb': 'lightbulb, bulb',
      'power outage': `power went out, power is out, lights went out, lights are out, no power, no
        electricity, power out, blackout, electricity is out, lost power, brownout, power failure`,
    },
    same: ['breaker, outlet', 'power outage, outage', 'smoke detector, chirp, beep'],
    related: [
      `appliance, refrigerator, stove, dishwasher, microwave, washer, dryer, garbage disposal,
        vent hood, range hood`,
      `electrician, outlet, breaker, light bulb, wiring, light switch, light fixture, ceiling fan,
        power outage, flicker, spark`,
      `light bulb, street light, streetlight, lamp post, light pole, burnt out, burned out,
        parking lot light`,
      `smoke detector, battery, inspection, fire extinguisher, sprinkler head, fire drill,
        evacuation`,
      'power outage, generator, backup power, storm',
    ],
  },
  'mold, walls, doors and windows': {
    readAs: {
      mold: 'mould, mouldy, moldy, mildue, black mold, black mould',
      window: 'window pain, window pane',
      ceiling: 'popcorn ceiling',
      blinds: `window blinds, venetian blinds, vertical blinds, window treatment, window covering,
        curtain, drapes, window shade`,
      screen: 'window screen, door screen, screen door, bug screen, storm door',
    },
    same: [
      'mold, mildew, fungus, musty',
      'drywall, sheetrock, plaster',
      `mount, tv mount, nails, drill holes, hang pictures, holes in the wall, mount my tv, command
        strips`,
    ],
    related: [
      'mold, damp, humidity, moisture, dehumidifier, leak',
      'window, blinds, screen, glass, storm window, double pane, draft',
      'door, lock, doorbell, peephole, hinge, doorknob, door handle',
      `renovate, remodel, contractor, bathroom, kitchen, cabinet, countertop, flooring,
        backsplash, demolition, knock down a wall, structural, tile`,
      `flooring, carpet, hardwood, laminate, vinyl plank, lvp, tile, underlayment, wood floor, rug`,
      'roof, shingle, gutter, downspout, soffit, chimney, skylight, attic, flashing',
      'siding, stucco, brick, foundation, crack, facade, caulk',
    ],
  },
};
