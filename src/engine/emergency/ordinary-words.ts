// Everyday words one slip away from a word that mend-spelling.ts mends: 'walter' is no 'water'.
export const ordinaryWords: ReadonlySet<string> = new Set(
  `ambulances apartments attach attacks bailer basements bathrooms beaker beakers bedrooms bleaching
  bleeping blending blond bloods bloom boiled boilers bowler braking breaching breathed breather
  breathes breaths breeding broiler broker brood buried burped burping bursts burt burying carbons
  carpe carpets carson carton ceilings chloride chowing closer closes closest closets collapses
  collating conditional conditioners conditions defector detectors dipping downing droning dropping
  electrically electrician electrics electrocute elevators emergence exclusion expansion exploder
  explodes explored explosions explosive expulsion failing felling flakes flame flamed flamer
  flares flesh flittering floored flooring foods frames freeing fume furnaces fuses garages gusting
  halfway hallways harry hater hating header heading healer healing hearing heartaches heather
  heaving hunting hurling hurly hurray hurtling injure insured intrude intruded intruders kitchens
  knifed lacked leaded leading leads leaky leaned leans leaped leaping leaps leased leasing leaving
  licked lightening lighting locker locket looked lucked neighbors neighbour outset overdone
  overdosed overdoses overflows pane panels patel poker polices polite poring poser pouting powder
  powers profane radiators resounding rotted rotter screening seder seer seizures sell selling
  sells sever sewed sewers sharking sharks shell shelling shells shootings shorting shouting skell
  skewer smalls smelly smelting smoker smote snell someones spanking spares sparing sparkling
  sparring spell spelling spells spoke spreading stell stoke stragglers strange strangest strangler
  stranglers strangles straying streaking streaming strike stringer strobe strode stroked strokes
  stronger strove stubbed suicides swabbed swallower swell swelling swells tapped toiled trapper
  unconsciously wafer wager waiter walter waters watery waver waxer weapons widow`.split(/\s+/u),
);
