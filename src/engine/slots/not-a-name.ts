// Words that follow 'this is' or 'I'm' without being a name, and words that end a name.

/** Never part of a name, whatever comes before. */
export const neverNames: ReadonlySet<string> = new Set(
  `a an the and or but if so my your our his her its their this that these those there here i i'm im i'd i've
  i'll you we they he she it it's is are was were be been am do does did don't doesn't didn't have has had
  not no yes yeah yep nope what what's why who where when which how can can't could would should
  about calling call called for from with without of to at on by in into out over because since
  please thanks thank sorry hello hi hey okay ok sure name number unit apartment apt building lot
  need needs want wants trying looking hoping having getting living renting reporting asking wondering
  just really very too also still again already now today tonight yesterday tomorrow
  sink toilet leak leaking water heat heater heating door lock locked lockout key keys pool parking rent
  payment bill fee maintenance repair emergency fire smoke gas power light lights fridge stove oven dryer
  washer dishwasher disposal roof ceiling wall window noise neighbor neighbour pest roach mice
  broken stuck flooding flooded clogged cold hot freezing warm loud wet dirty closed open late due
  ridiculous urgent important unacceptable terrible awful crazy insane annoying frustrating frustrated
  angry upset mad tired sick scared worried afraid alone fine good great well bad wrong right correct true
  resident residents tenant owner homeowner renter manager landlord board member office company person human
  someone somebody anyone anybody nobody everyone something nothing anything everything
  hold wait second minute moment rather say again repeat pardon excuse question problem issue
  hurt injured danger
  moving interested curious unsure unable ready able back home away done gone new old`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Small words inside a name: 'van der Berg'. */
export const nameParticles: ReadonlySet<string> = new Set(
  'van von der den de del della di da la le bin ibn al el dos st'.split(' '),
);

/** What follows a name: where the caller lives, or what the call is about. */
export const nameEnds: ReadonlySet<string> = new Set(
  `in from at with and on of calling speaking here apartment apt unit building lot i i'm i’m my not please
  the about over number because`.split(/\s+/),
);
