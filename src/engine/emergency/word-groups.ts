// Groups of words that the emergency rules are made of. A star stands for any ending; several words
// are a phrase. A group that 'eats' keeps its words from every other group: a fire drill is no fire.
type Lists = Record<string, string>;

/** Looked for first, longest phrase first; their words then mean nothing else. */
export const eatingGroups = {
  BENIGN: `
    fire pit*|fire place*|fireplace*|fire drill*|fire escape*|fire exit*|fire extinguisher*|fire door*|fire hydrant*|
    fire lane*|fire station*|fire code*|fire safety|fire insurance|fire inspect*|fire marshal*|
    fire stick|fire hd|fire tv|amazon fire|fire whoever|fire him|fire her|fire them|fire me|got fired|was fired|fire sale*|fired up|trial by fire|playing with fire|line of fire|fired me|fired the|fired him|fired her|been fired|fire pump*|
    fire watch|fire rating|fire rated|fire resist*|fire proof*|fire season|fire panel|fire wood|fire work*|firework*|
    gas bill*|gas station*|gas company|gas grill*|gas range|gas card|gas price*|gas mileage|gas money|gas tank|
    gas light*|gas meter read*|gas fireplace*|gas log*|gas hookup|gas line for|tank of gas|for gas|gas fees|
    flood light*|floodlight*|flood insurance|flood zone*|flood polic*|flood plain*|flood map*|flood damage disclosure|flood disclosure*|floods us with|flood cert*|flooded with|
    smoke free|smokefree|smoke shop|up in smoke|smoke break|non smoking|no smoking|smoked|smoke weed|smoke pot|
    power bill*|power wash*|power of attorney|electric bill*|electricity bill*|electric car*|electric vehicle*|
    electric company|power company|power strip*|power outage map|water bill*|water softener|water pressure|
    water meter|water filter*|water bottle*|water fountain*|water feature*|water damage claim|water shutoff notice|
    heating bill*|heat bill*|cooling bill|pool heater|heated pool|heat map|
    false alarm*|alarm test*|test the alarm*|test of the fire alarm*|fire alarm test*|alarm clock*|set an alarm|set alarm|set my alarm|wake up alarm|alarm code*|alarm company|alarm system*|
    break in period|break my lease|break the lease|breaking my lease|break lease|lease break*|lunch break|spring break|tax break*|
    break even|broke in half|broken in half|break in half|broke in two|broken in two|breaking news|break down of|breakdown|
    emergency contact*|emergency exit*|emergency fund*|emergency kit*|emergency plan*|emergency room bill|emergency number*|emergency phone|emergency assessment|
    emergency drill|emergency procedure*|emergency preparedness|emergency polic*|emergency response plan|emergency loan|
    as a paramedic|am a paramedic|as a firefighter|am a firefighter|as a nurse|as an emt|am an emt|police report*|off duty|crime rate*|first responder*|lifesaver*|life saver*|scared to death of|die laughing|dead bolt*|dead end|deadline*|death certificate*|ring doorbell*|doorbell alarm|car alarm*|heart attack in|giving me a heart attack|gave me a heart attack|almost had a heart attack|stroke of|at the stroke|breast stroke|
    killing me|kill time|killing it|kill two birds|kill weeds|weed killer|dressed to kill|kill the|kills me|
    drowning in paper*|drowning in debt|drowning in bills|drowning in work|drowning in email*|drowning in fees|dying to|die of boredom|about to die|battery died|battery is dying|phone is dying|phone is about to die|phone died|my phone is dead|dead battery|car is dead|car battery is dead|battery is dead|
    bleeding edge|bleeding money|burning question*|burning up with|burning to know|burned a hole|burn calories|burned calories|burning calories|calories burn*|
    burnt out|burned out|burn out|burning through|burning a cd|slow burn|sunburn*|burned by your|got burned by|burn off|burn marks charge|
    highway robbery|total dumpster fire|complete dumpster fire|such a dumpster fire|this dumpster fire|held up until|is held up|held up in traffic|held up by traffic|held up at work|hurt at work|injured at work|hurt on the job|injured on the job|robbed me on|robbing us blind|rob us blind|robbing me blind|day light robbery|
    nail gun|glue gun|heat gun|gun it|shotgun seat|photo shoot|shoot me|shoot you|shoot an email|shoot over|trouble shoot*|troubleshoot*|shoot hoops|shooting hoops|shoot off|shooting range|bath bomb|bug bomb|
    fell behind|deal fell through|sale fell through|it fell through|that fell through|plan* fell through|loan fell through|financing fell through|closing fell through|buyer fell through|which fell through|job fell through|offer fell through|fell in love|fall in love|falling in love|fell off my|fell off the wall|fall behind|fell asleep|falling asleep|fall asleep|fall season|this fall|last fall|in the fall|fell short|
    locked in my rate|rate lock*|lock in|locked rate|
    explode with|exploding with|blew up my phone|blowing up my phone|exploding offer|
    hot tub|hot water heater|water heater*|hot water tank*|hot water|
    closet door*|cabinet door*|cupboard door*|oven door*|fridge door*|refrigerator door*|shower door*|screen door*|garage door opener*|dishwasher door*|bedroom door*|bathroom door*|dryer door|washer door|microwave door|mailbox door|pantry door*|pet door|doggy door|
    window screen*|window unit*|window blind*|
    shark attack|panic button|heat attack|stuck with|struck gold|crash course|website crash*|app crash*|crashed on me|
    back up camera|back up plan|backup|sewer project|sewer line inspection|sewer bill|sewer charge*|sewer fee*|sewer rate*|
    danger zone|stranger things|help desk|self help|helpful|
    shocked to see|sticker shock|shocked at|shocked that|shocked by the price|shocked how|shock absorb*|
    smoke point|smoking policy|smoking area*|smoking section|
    gun control|water gun|gun safe|gun range|panel discussion|solar panel*|spark plug*|spark joy|spark interest|jump start|
    leak the news|leaked photos|wiring money|wire transfer*|wire money|wired money|wire fraud|wire a transfer|wire some|
    flush mount|royal flush|freeze my|freeze an|freeze the|unfreeze|freezing my account|frozen account*|account frozen|account freeze|
    trapped in a contract|power up|power point presentation|sound alarm for|bleach the|poison ivy|food poison*|poison control number|toilet paper|guns n roses|paper jam*|burger king
  `,
  SMOKE_ALARM: `
    smoke alarm*|smoke detector*|fire alarm*|fire detector*|smoke and fire alarm*|alarm of fire|alarm for fire|
    alarm for smoke|smoke smoke sensor*|fire bell*|fire siren*|smoke monitor*
  `,
  CO: `
    carbon monoxide|carbon dioxide|monoxide|co alarm*|co detector*|co co monitor*|co thing*|co unit|co box|co meter*|co sensor*|co machine*|
    co2 alarm*|co2 detector*|co two|c o alarm*|c o detector*|c o two|c o monitor*|co is going off|co went off|co levels
  `,
  FIRE_SPRINKLER: 'fire sprinkler*|sprinkler system*',
  WATER_TANK: 'hot water heater*|water heater*|hot water tank*|water tank*|hot water boiler*',
  HOT_WATER: 'hot water|warm water|hot shower*',
} as const satisfies Lists;

export const groups = {
  NOT: 'not|no|never|without|nothing|nobody|none|cannot|neither|unable',
  NOW: `right now|currently|at this moment|as we speak|this minute|this second|hurry*|help|everywhere|
    still|keeps|worse|emergency|please come|send someone|immediately`,
  PERSON: `stepfather|stepdad|stepmother|stepmom|stepson|stepdaughter|granddad|grandad|grampa|nana|nan|granny|gran|papa|daddy|mommy|mummy|mama|lodger|fella|fellow|bloke|patient|jogger|swimmer|lunatic|vecino|vecina|esposo|esposa|hijo|hija|bebe|padre|madre|hombre|mujer|abuela|abuelo|i|we|he|she|they|him|her|them|me|us|man|men|woman|women|lady|guy|guys|person|people|someone|somebody|anyone|
    mom|mother|mum|dad|father|grandma|grandmother|grandpa|grandfather|granny|husband|wife|son|daughter|child|children|kid|kids|
    baby|babies|toddler*|infant*|newborn*|boy|girl|brother|sister|neighbor*|neighbour*|roommate*|tenant*|resident*|friend*|
    gentleman|gentlemen|gal|dude|buddy|driver|nurse|teenager*|student*|hubby|spouse|fiance|homeless|visitor*|guest*|maid|worker|painter|roofer|grandson|granddaughter|cousin|twin|twins|uncle|aunt|nephew|niece|worker*|contractor*|employee*|janitor|elderly|boyfriend|girlfriend|partner|teen*|dog|cat`,
  STRANGER: `someone|somebody|some one|some body|man|men|guy|guys|dude|dudes|people|person|stranger*|kids|teenager*|teens|woman|ex|he|they|she|intruder*|burglar*|
    boyfriend|husband|drunk|gang|two men|masked|unknown|homeless|creep|weirdo`,
  ENTERING: `trying|tries|tried|breaking|breaks|break in|break into|broke in|broke into|broken in|broken into|get in|get into|getting in|getting into|got in|got into|climb*|pry*|kick*|banging|bangs|banged|pound|pounding|pounded|pounds on|forc*|smash*|enter*|sneak*|crawl*|jimmy*|
    rattl*|peek*|peer*|looking in|looking through|looking into|lurk*|ram|rams|rammed|ramming|slam*|jiggl*|picking|testing|checking|yank*|tamper*|knocking and|beating on|hammering|shoulder*`,
  HOME: `my door|our door|the door|door*|window*|patio*|balcon*|porch|house|apartment*|unit*|garage|slider|place|my room|bedroom|lock|locks|doorknob|knob|handle|fence|gate|condo|home|fire escape|deck|basement|attic`,
  IN_HOME: `in my house|in my home|in my apartment|in my unit|in my room|in my bedroom|in my closet|in my garage|
    in my attic|in my place|in my basement|in my kitchen|in my bathroom|in my backyard|in my condo|in my car|
    in our house|in our home|in our apartment|in our unit|in our room|in our bedroom|in our closet|in our garage|
    in our attic|in our place|in our basement|in our kitchen|in our bathroom|in our backyard|in our condo|in our car|
    inside my house|inside my home|inside my apartment|inside my unit|inside my room|inside my bedroom|inside my closet|inside my garage|
    inside my attic|inside my place|inside my basement|inside my kitchen|inside my bathroom|inside my backyard|inside my condo|inside my car|
    inside our house|inside our home|inside our apartment|inside our unit|inside our room|inside our bedroom|inside our closet|inside our garage|
    inside our attic|inside our place|inside our basement|inside our kitchen|inside our bathroom|inside our backyard|inside our condo|inside our car`,
  NEIGHBORLY: `stomp*|loud|noise*|noisy|music|party|smok*|drill*|hammering nails|vacuum*|bounc*|renovat*|construction|maintenance|plumber*|technician*|contractor*|deliver*|locksmith*|realtor*|inspector*|painter*|cleaner*|
    package*|solicit*|salesman|sales|flyer*|tour|tours|showing|view|rent|lease|move in|moving in|furniture|basketball|parking spot|wind|can someone|could someone|can somebody|need someone|send someone|sell*|mailbox*|cable company|internet|needs to|tripped|reset`,
  SYMPTOM: `collaps*|unconscious*|unresponsive|seizing|seizure*|convuls*|chok*|bleed*|bled|overdos*|drown*|limp|lifeless|slumped|foaming|electrocut*|stabbed|been shot|got shot|was shot|hit by|passed out|pass out|fainted|
    blacked out|in labor|giving birth|gasping|wheez*|suffocat*|poisoned|anaphyl*|stroke|heart attack|cardiac|asthma attack|panic attack|hemorrhag*|paralyzed|crushed|severed|impaled|mangled|burned alive|vomiting blood|coughing blood|throwing up blood|
    not responsive|out cold|knocked out|blue in the face|gray in the face|turning gray|turning grey|very pale|white as|spurting|gushing blood`,
  POISON: `antidepressant*|painkiller*|tylenol|advil|aspirin|xanax|opioid*|bleach|cleaner|cleaning|detergent|pod|pods|chemical*|poison*|pills|pill|medicine|medication|meds|battery|batteries|magnet*|drain cleaner|antifreeze|gasoline|lighter fluid|paint thinner|ammonia|rat poison|mushroom*|vape juice|nicotine|edible*|gummies|coin|marble|tide|lye|acid|needle|glass`,
  INGEST:
    'swallow*|drank|drunk|drinking|ate|eaten|eating|ingest*|got into|took|taken|put in his mouth|put in her mouth|licked|chewed',
  ATTACK: `attack*|beat|beats|beating|punch*|stab*|shoot*|shot|strangl*|chok*|grab*|drag*|threaten*|chas*|rape*|rap*ing|molest*|assault*|slap*|hit|hits|hitting|kick*|jumped|kidnap*|abduct*|hurting|hurt|kill*|burn|pushed|shoved|threw|throwing|cornered|mugged|robb*|held`,
  WATERBODY: 'waterfall*|river*|lake|niagara|pond|stream|swimming pool|geyser|fountain',
  CHILD: `baby|babies|toddler*|infant*|newborn*|child|children|kid|kids|son|daughter|boy|girl|year old|month old|
    little one|grandson|granddaughter|grandchild*|twins`,
  FRAIL: `baby|babies|infant*|newborn*|new born|toddler*|elderly|old lady|old man|senior|pregnant|disabled|disability|
    wheelchair|oxygen|ventilator|cpap|dialysis|insulin|nebulizer|medical equipment|breathing machine|asthma*|month old|
    week old|sick child*|children are sick|kids are sick|old people|older people|senior citizen*|small child|small children|little kids|grandma|grandmother|
    grandpa|grandfather|years old|heart condition|two year old|one year old|chemo`,
  PLACE: `kitchen*|room|rooms|bedroom*|bathroom*|hall|hallway*|corridor*|stair*|building*|apartment*|apt|unit*|house*|home|
    condo*|townhouse|townhome|basement*|garage*|attic*|lobby|balcony|patio|deck|roof*|laundry|closet*|floor*|wall*|
    window*|door*|yard|lawn|driveway|complex|office|dumpster*|trash*|garbage|chute|bed|parking|next door|upstairs|downstairs|
    porch|shed|crawl*|ceiling*|vent*|cellar|lounge|clubhouse|gym|playground|place|street|property|inside|mailroom|entrance|living|under|neighbor*|above|below|across|out back`,
  APPLIANCE: `stove*|oven*|dryer*|drier*|microwave*|toaster*|heater*|furnace*|boiler*|washer*|washing machine|dishwasher*|
    fridge*|refrigerator*|freezer*|grill*|pan|pot|grease|oil|candle*|curtain*|mattress|couch|sofa|tree|car|vehicle|
    truck|scooter|battery|charger|ac|air conditioner|fan|lamp*|light*|appliance*|tv|computer|umbrella|bbq|barbecue|fryer|
    burner*|generator|trash|motor|pump|elevator|blanket|food`,
  ELECTRIC: `outlet*|socket*|plug|plugs|plugged|switch*|panel*|breaker*|fuse*|fusebox|wire|wires|wiring|cord|cords|cable*|
    electric*|receptacle*|transformer*|extension cord|power point|junction box|light fixture*|light switch*|chandelier|powerpoint|circuit`,

  FIRE: 'fire|fires|fuego|incendio|llamas|flame*|blaze|blazing|inferno|wildfire|bonfire',
  ON_FIRE: `on fire|caught fire|set fire|catch fire|catching fire|catches fire|caught on fire|caught sparks|in flames|ablaze|
    burning down|grease fire|kitchen fire|house fire|electrical fire|oven fire|stove fire|
    car fire|brush fire|big fire|small fire|little fire|engulfed|went up in flames|up in flames|burst into flames|fire sparks|on flames`,
  SMOKE: 'smoke|humo|smokes|smoky|smokey|haze|hazy|smolder*|smoulder*',
  SMOKING: 'smoking|smoked|smokin',
  TOBACCO: `cigarette*|cigar*|smoker*|tobacco|weed|marijuana|pot smok*|vape*|vaping|cannabis|joint|smokes on|smokes in|
    allowed|smoking on the|smoking in|chain smok*|hookah`,
  BURNING: `burn*|scorch*|charred|singe*|overheat*|melting`,
  SMELL: `smell*|smelt|odor*|odour*|scent*|stink*|stank|stench|whiff*|reek*|fume*|sniff*`,
  STUFF: `something|plastic|rubber|wire|wires|wiring|wood|paper|hair|electrical|electric|oil|insulation|chemical*|like`,
  ALARM: 'alarm|alarms|detector*|siren*|sensor*|monitor',
  SOUNDING: `going off|go off|goes off|gone off|went off|sounding|sounded|sounds|sound|beep*|blar*|ring|rings|ringing|rang|scream*|
    shriek*|crying|will not stop|will not shut up|will not quit|nonstop|non stop|not stopping|loud|wailing|activated|triggered|set off|making sound|
    making noise|keeps|blast*|evacuat*|buzzing|goin off|do not stop|does not stop|siren|ppm|chiming|yelling|says|turned on|tripped`,
  CHIRP:
    'chirp*|low battery|batter*|every minute|once a minute|every thirty seconds|every 30 seconds|replac*|install*',
  GAS: 'gas|gassy|gasy|propane|methane|natural gas|butane|lpg',
  EGGS: 'rotten egg*|rotten eggs|bad egg*|egg*|sulfur|sulphur|spoiled egg*',
  UNWELL: `dizzy|dizziness|headache*|head ache*|head hurts|head pain|nause*|vomit*|throwing up|sick|lightheaded|light headed|
    faint*|drowsy|confused|pass out|sleepy|queasy|woozy|feel funny|feel weird`,

  SPARK: 'spark|sparks|sparking|sparked|sparky|arcing|arced|zap|zaps|zapped|zapping|flash|flashed',
  SHOCK: 'shock|shocked|shocks|shocking|jolt|jolted|zap|zaps|zapped|electric shock|tingle|tingling',
  HOT_PART: `hot|warm|melted|melting|melts|buzz*|hum|humming|hums|crackl*|scorch*|brown|black|sizzl*|popping|pop|popped|hiss*|burn*|char*|discolor*`,
  POWER_LINE:
    'power line*|powerline*|electric line*|electrical line*|electric pole|utility pole|power cable*|electric cable*|overhead wire*|electric wire*|electrical wire*|power pole|telephone pole',
  DOWN: 'down|downed|loose|sagging|low hanging|fell|fallen|falling|hanging|laying|lying|across|snapped|dangling|live|drooping|on the ground|came down|knocked',

  BREATHE: 'breath*|breath|respirat*',
  BLOOD: 'blood|bleed*|bloody|bled|spurting',
  FALL: 'fell|fallen|fall|falling|slipped|tripped|collapsed|collapse|tumbled',
  HURT: 'hurt|hurts|injur*|wounded|broken|broke|bleeding|unconscious|crack|crushed|burned|stabbed',
  BODY: `head|leg|arm|hip|back|neck|ankle|wrist|hand|finger*|foot|eye|eyes|shoulder|knee|face|stomach|chest|heart|throat|lungs|tongue|lips`,

  BREAK_IN: `breaking in|breaking into|break in|break into|break inn|broke in|broke into|broken in|broken into|breakin|
    brake in|brake into|break ins|breakins|broke inn|get in my|come inside my|entering my|entered my|enter my|entering in my|enter in my`,
  INTRUDER:
    'intruder*|burglar*|prowler*|robber*|thief|thieves|home invasion|trespass*|squatter*|stranger*|peeping|stalker*|stalking|robbery|robbing|burglary',
  BEAT: 'hitting|beating|punching|choking|strangl*|slapping|kicking|attacking|attacked|assault*|beat up|beaten|abusing|hurting|grabbed|molest*|raped|rape|threaten*',
  GUN: 'pistola|gun|guns|gunman|pistol|rifle|shotgun|firearm|gunshot*|gun shot*|gunfire|shots fired|gun fire|shooter*|armed',
  SHOOT: 'shooting|shot|shoot|shots|gunshot*|gun shots',
  BLADE:
    'knife|knives|machete|hatchet|cleaver|scissors|crowbar|weapon*|stab|stabbed|stabbing|stabs|slash|slashed|slashing|bat|hammer|axe|sword',

  ELEVATOR: 'elevator*|lift|lifts',
  STUCK:
    'stuck|trapped|trap|stopped|stop|stops|closed inside|block|blocked|jammed|between floors|will not open|not moving|not move|frozen|locked in|closed in|can not get out|broke down|dropped',

  STRUCTURE:
    'ceiling*|roof|balcony|balconies|deck|wall|walls|floor|floors|stairs|staircase|stairway|step|steps|porch|railing*|walkway|beam|chimney|building|carport|awning|drywall|plaster|foundation|siding|facade|scaffold*|retaining wall|fence|pergola|overhang|canopy|brick*|concrete|floorboard*',
  GIVES_WAY: `collaps*|cave|caved|caving|cave in|fell|fallen|falling|fall|came down|coming down|come down|gave way|giving way|give way|
    gives way|sagging|sag|sags|bowing|buckl*|bulging|bend|bending|blew off|blown off|broke off|broken off|ripped off|crumbl*|tore off|torn off|gave out|tilting|leaning|splitting|detached|about to go`,
  TREE: 'tree|trees|branch*|limb|pole|crane|scaffolding',

  WATER: 'water|agua|h2o|rain|rainwater|liquid|waterfall',
  GUSH: `pour*|gush*|spray*|spew*|rush*|rising|rise|flow*|stream*|squirt*|cascad*|shooting|everywhere|all over|spill*|spurt*|surging|
    bubbling up|bubbles up|welling|running down|running out|running through|running from|running into|coming up|rushing|like a waterfall|fills|filling|filled|raining|leaking bad|blasting|not stop|not stopping|can not stop|coming out|come out|comes out|go out|going out|coming in|came in|comes in|comes through|coming through|come through|coming down|came through|falling|overflow*`,
  LEAK: 'leak*|drip*|seep*|trickl*|dribbl*|ooz*',
  FROM_ABOVE:
    'ceiling*|upstairs|above|roof|light fixture*|light*|lamp|wall*|vent*|attic|chandelier|skylight|unit above|apartment above|smoke detector',
  PIPE: 'pipe|pipes|piping|line|water line|main|main line|water main|hose*|valve*|plumbing|supply line|sprinkler head*|spigot|hydrant|riser|fitting|connector|coupling|shutoff|shut off',
  BURST:
    'burst*|bust|busted|busting|ruptur*|explod*|split|splits|snapped|blew|blown|popped|pop|came off|came loose|let go|broke|broken|break|breaks|cracked|crack|shattered|broke off|gave out|came apart|sheared|disconnected',
  FIXTURE:
    'toilet*|tub|bathtub|bath tub|sink*|shower*|washer*|washing machine*|dishwasher*|water softener|radiator*|boiler*|fridge|refrigerator|ice maker|tank|drain*|faucet*|tap|commode|fish tank|aquarium|waterbed|jacuzzi|hot tub',
  OVERFLOW:
    'overflow*|over flow*|overfill*|spill*|running over|spewing|gushing|flood*|spouting|bubbling up|going over|overran|overrun*|came over|comes over|erupt*',
  FLOODING: 'flooding|flooded|floods|flood|flash flood*|inundat*|swamped',
  WET: 'soaked|soaking|drenched|squish*|soggy|sopping|under water|underwater|submerged|puddle*|pooling|pool of water|saturated|swimming|ankle deep|knee deep|inches of water|inch of water|feet of water|standing water|full of water|wet|filling up',
  SHUT: 'shut|turn|turned|stop|close|find the shutoff|shutoff|shut off|valve',
  STOP_FAIL:
    'can not stop|will not stop|not stopping|can not shut|can not turn|will not shut|will not turn|can not close|could not stop|does not stop|unable to stop|wo not stop|do not stop|can not find the shut*|never stops|not turn off|not shut off',

  SEWAGE:
    'sewage|sewer*|septic|feces|fecal|poop*|poo|crap|shit|excrement|human waste|raw waste|toilet water|waste water|wastewater|black water|brown water|brown stuff|dirty water|grey water|gray water|bad water|nasty water|sludge',
  BACKS_UP:
    'back up|backs up|backed up|backing up|backup|backed|coming up|come up|comes up|coming out|comes out|coming from|coming in|came up|overflow*|leak*|all over|everywhere|bubbl*|spilling|spill*|flood*|rising|return*|pouring|gurgl*|out of|backward*|filling|keeps coming|ankle|fill*|flow*|spew*',

  HEATER:
    'heat|heating|heater*|furnace*|radiator*|boiler*|heat pump|baseboard*|heaters|heat system|pilot light|warm air',
  COOLER:
    'ac|a c|air con|air conditioner*|air conditioning|air conditioned|cooling|hvac|central air|air condition|conditioner|a c unit|swamp cooler',
  DEAD: `out|outage*|failure*|loss of|dead|died|dies|broke|broken|quit|quits|stopped|stone cold|is cold|being cold|down|off|stop|stops|failed|went out|no|not working|not work|gone|shut down|gave out|without|kaput|busted|
    conked|malfunction*|blowing cold|blowing warm|blowing hot|not heating|not cooling|not come on|not turn on|not turning on|not coming on|not kick*|not start*|not function|not hot|not warm|not cold|not get*|not blow*|no function|lost|not have|not on|never comes on|not run*|not produc*|not put*`,
  COLD: `freez*|frozen|frigid|snow*|icy|ice|winter|blizzard|below zero|sub zero|subzero|see our breath|see my breath|very cold|so cold|really cold|
    ice cold|frost*|shiver*|to zero|single digits|below tonight|below freezing|negative|minus|bitter|in their coats|in coats|coats|blankets|hypothermi*|cold outside|cold out|too cold|super cold|bitterly|arctic|turning blue|all night|two days|2 days|three days|3 days|days now`,
  SWELTER: `swelter*|heat wave|heatwave|scorching|boiling hot|unbearabl*|heat stroke|heatstroke|heat exhaustion|so hot|extremely hot|really hot|dangerously hot|burning up|melting in|triple digit*|roasting`,

  POWER: 'power|electricity|electric|lights|electrical|current|juice',
  POWER_OUT:
    'out|off|no|lost|outage|gone|went|without|not working|dead|down|blackout|black out|not have|not on|cut|shut|blew|not work',
  WHOLE: 'whole|entire|all|every|everything|throughout|building|complex|house|completely|total',
  DIM: 'flicker*|dimming|dim|surging|surge*|blinking|brighten*|brownout',

  DOOR: 'door|doors|window|windows|lock|locks|deadbolt*|latch|slider|gate lock|main entrance|entrance|front entry|entry|knob',
  NOT_SECURE: `not lock*|not close*|not closing|not shut|not secure*|not latch*|not stay closed|not stay shut|no lock|unsecured|not locking|will not loc|can not lock|
    can not secure|can not close|wide open|off its hinges|off the hinges|kicked in|kicked|pried|jimmied|smashed|shattered|busted|forced|broken into|not be locked|does not lock|rock through|brick through|swings open`,
  UNSECURED:
    'unsecured|anyone can climb|anyone can get in|anyone can walk in|anybody can get in|anybody can walk in|thief can enter|can not secure|wont secure|change the locks tonight|locks changed tonight',

  KEYS: 'key|keys|fob|keycard|key card|keyfob|access card|lock|smart lock',
  LOCKED_OUT:
    'locked out|lock out|lockout*|locked myself out|locked my self out|locked ourselves out|locked us out|lockedout|lock myself out|locked me out|got locked out|shut behind me|closed behind me|locked behind me|latched behind me|shut behind us|closed behind us|locked behind us|latched behind us',
  DANGER_INSIDE:
    'stove|oven|burner|candle*|pot on|iron|cooking|tub is running|water is running|water running|snow*|freez*|barefoot|pajamas|medicine|medication|inhaler|alone inside|by himself|by herself',

  CLOG: 'clog*|stopped up|block*|plugged up|plunge*|plunging|not flush*|not will not flush|backed up|back up|full|rising|not go down|stuck',
  TOILET: 'toilet*|commode|tolet*|bathroom|restroom',

  CARS: 'car|cars|truck|vehicle|van|mailbox*|storage|locker*|clubhouse|gym|pool house',
  ANIMAL:
    'snake*|bat|bats|bear|coyote*|alligator*|rattlesnake*|raccoon*|rabid|wasps|hornets|bees|swarm*|scorpion*|cougar|bobcat|skunk|rat|rats',
  BITE: 'bit|bitten|bite|biting|mauled|mauling|stung|sting|attacked',
  EMERGENCY:
    'emergency|emergencies|emergencia|urgente|urgent|urgently|urgency|911|nine one one|sos|mayday|life or death|life threatening',
  DISTRESS: `ayuda|ayudeme|ayudenme|socorro|auxilio|ambulancia|policia|help me|help us|please help|somebody help|someone help|need help now|need help right now|hurry*|come quick*|come fast|come now|come right now|send someone now|send someone right|send help|send somebody|
    please come|oh my god|oh god|omg|terrified|scared|frighten*|panick*|in danger|dangerous|danger|very danger|something terrible|something horrible|something bad happened|terrible happened|need someone right now|need somebody right now|need someone now|
    am afraid|big problem|call the police|call police|calling the police|police|ambulance|paramedic*|fire department|fire truck*|fire brigade|firemen|desperate*|evacuat*|not safe|unsafe|dying|dead body|dead person|trapped|accident`,
} as const satisfies Lists;
