// What breaks in a building.

export const things = `
  sink, faucet, tap, toilet, shower, tub, bathtub, drain, pipe, hose, sprinkler[s], gutter, pump
  water heater, hot water, water
  heat, heater, heating, furnace, boiler, radiator, thermostat
  ac, a/c, a.c, air con, air conditioner, air conditioning, air, hvac, fan, vent
  fridge, refrigerator, freezer, stove, oven, range, microwave
  dishwasher, washer, washing machine, dryer, disposal, garbage disposal
  light[s], bulb, outlet[s], switch, breaker, power, electricity
  smoke (detector|alarm), detector, doorbell, intercom, internet, wifi
  door[s], lock[s], key, deadbolt, window[s], screen, blind[s]
  garage, gate, fence, mailbox, elevator, stair[s], railing, balcony, deck
  ceiling, roof, wall, floor, carpet, tile, cabinet, drawer, closet, shelf
  leak
  <pest>
`;

/** What comes in uninvited. */
export const pests = `
  bug[s], bed bug[s], bedbugs, roaches, cockroaches, ants, mice, mouse, rat[s]
  mold, mildew
`;

/** What goes out in a whole building. */
export const supplies = 'hot water, heat, water, power, electricity, ac, a/c, air, internet';

/** Found where it should not be. */
export const damages = 'leak, drip, hole, water damage, <pest>';
