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
  as before after than then while until till whether though although during behind beside near under above below
  up down off around through across along together else such same different other another each every all both
  any some many much more most less few several enough only even ever never always often sometimes once twice
  him himself she her herself them us myself yourself mine yours ours theirs whose whom
  go going goes went come comes coming came get gets got give gave take takes took tell told talk talking say
  says said speak send sent fix fixed hurry hang stay stays leave left skip stop stopped quit keep keeps start
  started work works working use used make makes made put know knows think thought guess hear heard see saw
  look looks ask asked answer listen let lets let's help helps drip drips dripping pour pouring burst
  smell smells running run runs turn turned prefer refuse decline
  anonymous none private confidential secret unknown nameless necessary unnecessary nowhere everywhere
  pregnant disabled elderly homeless diabetic bleeding dizzy dying dead alive okay safe unsafe outside inside
  upstairs downstairs trapped stranded desperate serious dangerous disgusting unbelievable insane nonsense
  kitchen bathroom bedroom basement garage hallway lobby stairs elevator floor carpet pipe pipes faucet tap
  shower tub bath drain sewer sewage mold mould flood fan filter furnace boiler thermostat outlet breaker
  electricity plumber plumbing electrician contractor super landlady office department desk lease deposit
  mother father mom dad husband wife son daughter brother sister friend roommate kid kids baby child children
  guest guy lady man woman girl boy people folks family cat dog
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night
  day week month year time times first second third last next
  call-back callback message phone cell email address spelled spelt spelling anyways anyway business
  privacy whatever however forget maybe perhaps probably definitely exactly actually basically honestly
  could've should've isn't aren't wasn't won't wouldn't couldn't shouldn't haven't hasn't hadn't
  you're we're they're you've we've they've they'll we'll it'll that's there's he's she's who's where's
  like sir ma'am roofing electric heating cooling services service management properties realty insurance
  delivery police inspector
  me bye goodbye alright huh eh ugh wow gosh geez god goodness cool nice perfect awesome indeed understood
  zero one two three four five six seven eight nine ten eleven twelve
  thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
  hundred thousand
  operator agent representative rep robot bot machine computer supervisor receptionist secretary staff team
  complicated god buddy lady sparks raccoon squirrels snow removal availability application complaint personal required needed optional stupid dumb silly weird strange odd funny kind sort kinda sorta
  english spanish interpreter cancel nevermind pass restart transfer connect voicemail ambulance police
  later soon jeez jesus damn hell shit fuck test testing blah way unreal hablo español ingles inglés carbon monoxide mildew bugs
  bedbugs roaches ants rats mouse outage lockout access visitor vendor landlady guest
  moving interested curious unsure unable ready able back home away done gone new old`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Small words inside a name: 'van der Berg'. */
export const nameParticles: ReadonlySet<string> = new Set(
  'van von der den de del della di da la le lo los las du dos das zu ter bin bint ibn al el'.split(
    ' ',
  ),
);

/** What follows a name: where the caller lives, or what the call is about. */
export const nameEnds: ReadonlySet<string> = new Set(
  `in from at with and on of calling speaking here apartment apt unit building lot i i'm i’m my not please
  the about over number because spelled spelt but who that's thanks thank`.split(/\s+/),
);

/** What follows a bare answer besides: more about the caller or the call. */
export const answerEnds: ReadonlySet<string> = new Set(
  `again like as it its it's this there there's we we're he she they you so just also sir ma'am or to for
 can could would did do how what when where i've okay ok right yes yeah huh`.split(/\s+/),
);

/** Last names that are words of other meaning too: 'doris day', 'linh do'. */
export const surnamesThatAreWords: ReadonlySet<string> = new Set(
  `day wall light good friend pool night case bath fine best key keys lock power powers frost cold person
  still close rush self short major window moment board bill gas rent roach work weeks do so an new`.split(
    /\s+/,
  ),
);
