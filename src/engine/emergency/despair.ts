// Whether somebody speaks of ending a life, in plain words or veiled: of not being there any more, of
// being a burden, of goodbyes and of the means. Read over the whole utterance, as such things are told
// in several short sentences. English; other languages have rules of their own.
import type { EmergencyLevel } from '#engine/conversation.ts';
import type { CallerWord } from './caller-words.ts';

const later = '(?:today|tonight|tomorrow|soon|again|anymore|any more|ever|morning|\\w+day)';
const kin = '(?:my \\w+|everyone|everybody|the world|they|people|you|them|him|her|all)';
const means =
  '(?:pills?|meds|medication|rope|noose|razors?|blades?|gun|pistol|knife|belt|bottle of \\w+)';
const drop =
  '(?:bridge|roof|rooftop|balcony|building|ledge|overpass|cliff|railing|window|parking (?:deck|garage|structure)|(?:fire )?escape|edge)';
const shallNot =
  '(?:will not|am not going to|will never|am never going to|would not|do not plan to)';
const living = '(?:living|life|being alive|existing|existence|waking up|being here|it all)';

/** Said outright: somebody may die. */
const outright = [
  '(?<!not )(?:want|wants|wanted|wanting|wish|wishing|ready|rather|decided|hope|hoping|deserve|prefer) (?!not )(?:\\w+ ){0,3}(?:die|be dead|not exist|stop existing|end everything|never wake up|not wake up|not be alive|leave this (?:world|earth|life)|cease to exist|be gone forever)(?! (?:of|for|laughing|from|than|hard|with))',
  'not (?:\\w+ )?(?:want|wish|care|plan|intend|deserve|mean) (?:to )?(?:\\w+ )?(?:exist|live(?! (?:in|at|here|there|with|near|next|on|under|above))|be alive|be here anymore(?! (?:when|after|because|so we|and (?:want|would)))|be around anymore|be on this (?:earth|planet)|wake up|waking up|see tomorrow|go on living|keep living|continue living|stay alive|survive)',
  '(?:wish|better if) (?:that )?(?:i|he|she) (?:\\w+ ){0,2}(?:never (?:been |was |were )?born|not been born|was dead|were dead|was not alive|were not alive|did not exist|could just die|could die)',
  '(?:end|ending|ended|take|taking|took) (?:my|his|her|their) (?:own )?li(?:fe|ves)',
  'out of this life',
  `no (?:\\w+ )?(?:reason|point|use|sense) (?:\\w+ )?(?:to|in|of|for) (?:\\w+ )?(?:live|stay alive|keep living|be alive|${living})`,
  `not (?:\\w+ )?(?:see|have|find|know) (?:\\w+ ){0,2}(?:reason|point|use|sense) (?:\\w+ )?(?:to|in|of) (?:live|stay alive|keep living|be alive|${living})`,
  '(?:point|use|sense) (?:of|in) (?:living|being alive|existing|staying alive|waking up)(?! in)',
  '(?:nothing|no one|nobody) (?:\\w+ ){0,2}(?:to live for|worth living)',
  'li(?:fe|ving) (?:\\w+ )?(?:is|was|has|feels) (?:\\w+ )?not (?:\\w+ )?worth',
  `(?:tired|sick|done|through|finished|fed up) (?:\\w+ )?(?:of|with) (?:living(?! (?:in|at|with|next|under|above|here|there|near|like))|being alive|existing|my life|this life|life(?! (?:in|at)))`,
  '(?:better|happier|easier|best|relieved|safer|better off) (?:\\w+ ){0,4}(?:without me|if i (?:was|were|am|died|die) ?(?:\\w+ )?(?:gone|dead|not (?:here|around)|never)?)(?! on the (?:lease|list|board|call))',
  '(?:worth more|more useful) (?:\\w+ )?dead',
  '(?:i|he|she) (?:will|would|might|am|is|shall) (?:\\w+ )?(?:not|never|no longer) (?:be )?(?:\\w+ )?alive',
  `${means} (?:\\w+ ){0,5}(?:lined up|laid out|loaded|going to do it|to do it|to end it|use it on|my (?:head|wrists?|neck|throat|mouth|temple))`,
  `(?:swallow|swallowed|took|taken|taking|take|cut|overdos\\w+|crash|crashed) (?:\\w+ ){0,8}(?:on purpose|deliberately|intentionally)`,
  '(?:thoughts?|thinking|thought) (?:\\w+ )?(?:of|about) (?:\\w+ )?(?:dying|death|ending (?:it|things|my)|not being (?:here|alive)|self harm)',
  'self harm\\w*(?! (?:policy|awareness|prevention))',
  'can not go on(?= \\.| living| like this \\.| any ?more| and| i )',
  'not have (?:the )?(?:strength|will|energy|courage) to (?:live|go on|keep going|be alive)',
  '(?:i|my) (?:\\w+ ){0,2}(?:hate|hates) (?:my )?life (?:and )?i want (?:it )?to (?:end|stop|be over)',
  'i (?:just )?(?:want|wish)(?:ed)? (?:\\w+ ){0,3}not wake up|rather be dead',
  'sleep (?:\\w+ ){0,4}(?:forever|never wak\\w+|not wak\\w+)',
  '(?:going to|want to|wants to|gonna|might|will|should|could) (?:just )?end it(?: all)?(?: (?:tonight|today|now|here|all|tomorrow|myself|soon))?(?=$| \\.| \\|| and| i )',
  '(?:going to|will|ready to|want to|about to) let go(?= \\.)',
  '(?:attempted|tried|trying|attempt|attempting) (?:\\w+ ){0,2}(?:suicide|to (?:die|end it|overdose))',
];

/** Veiled: asked about, with help named at once. */
const veiled = [
  `(?:nobody|no one|none of them|not a soul|would anyone|will anyone|anybody|anyone|who) (?:\\w+ ){0,4}(?:miss me|notice (?:if|when|that) i|cares? (?:if|whether|about me)|needs? me (?:around|here|anymore|any more|alive)|want me (?:around|alive))`,
  `(?:i am|feel like|being|feel|become|just|only) (?:\\w+ ){0,3}burden (?:to|on|for) ${kin}`,
  'world (?:\\w+ ){0,3}without me',
  'i am (?:\\w+ )?(?:worthless|a burden|a waste of (?:space|air|life|oxygen))',
  'hate (?:myself|being alive|my life so)',
  `i ${shallNot} (?:see|live to see|reach|get to see) (?:christmas|new year|my (?:\\w+ )?birthday|tomorrow|next (?:week|month|year)|the (?:morning|weekend|new year|end of)|another \\w+|spring|summer|winter|thanksgiving|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
  `i ${shallNot} (?:be|make it) (?:\\w+ ){0,2}(?:here|there|around|through|to) (?:\\w+ ){0,2}(?:to (?:feed|see|use|need|enjoy|pay|walk|raise|care|watch|take care)|the night|the morning|tomorrow morning|much longer)`,
  `(?:when|once|after|before|because|if) i (?:am|was|were|will be) (?:\\w+ )?(?:gone|dead|no longer (?:alive|here|around)|not (?:here|around|alive)(?: anymore)?)`,
  'i (?:will|am going to) be (?:gone|dead|at peace|out of (?:your|everyone|everybody|their) \\w+) (?:\\w+ ){0,3}(?:by|before|soon|forever|tomorrow|tonight|for good)',
  `(?:not|never|no longer|nobody|no one) (?:\\w+ ){0,4}(?:have|need|needs|has) to (?:chase|worry about|deal with|bother with|put up with|look after|take care of|support|hear from|see|carry) me(?: \\w+){0,5} ${later}`,
  `(?:none of (?:this|it|that)|nothing|it|this) (?:\\w+ )?(?:will|is going to|is not going to|does) (?:not )?(?:even )?matter(?: much| to me| at all)? (?:after|by|soon|tomorrow|once|when i|anymore|tonight)`,
  '(?:is|was|be|it is|and) the end (?:for|of) me',
  '(?:is|be|almost|all) (?:the end for me|over for me)',
  '(?:say|saying|said|make|making|made) (?:\\w+ ){0,2}(?:my|his|her|their|final|last) (?:\\w+ )?(?:goodbyes?|good byes?|farewells?|peace with (?:dying|death|god|leaving))',
  '(?:goodbye|farewell|suicide|good bye) (?:letters?|notes?|videos?|messages?)',
  '(?:wrote|written|writing|leaving|left) (?:\\w+ ){0,2}(?:letters?|notes?) (?:\\w+ ){0,4}(?:when|after|once|explain\\w*|goodbye|sorry|find|kids to read|to read when)',
  '(?:this|it) is (?:\\w+ )?(?:my |the )?(?:last|final) (?:call|goodbye|conversation|night|time (?:you|anyone|anybody|we))(?! (?:about|before|to|on|of|in|for|at))',
  'be gone so (?:not|do not|never) (?:bother|worry|fix|come)|(?:will|going to) (?:never|not) (?:hear from|see) me (?:again|anymore|alive)',
  '(?:plan\\w*|paid for|arrang\\w+|pick\\w*|writ\\w+|wrote|begun) (?:\\w+ ){0,3}my (?:own )?(?:funeral|obituary|eulogy|burial|headstone)',
  '(?:find|finds|found|finding|discover) (?:my body|me (?:like this|dead|hanging|cold|gone|there tomorrow|in the morning|tomorrow|on the floor))',
  `not (?:let|want) (?:my \\w+|anyone|anybody|them|him|her|the kids) (?:to )?(?:see|find) ?(?:me|this|it|my body)?(?= \\.|$)`,
  `(?:tell|telling|let|know) ${kin} (?:\\w+ ){0,4}(?:i (?:always )?loved? (?:them|him|her|you)|not (?:his|her|their|your|anyone) fault|i am sorry (?:for everything|i could not|i failed|i was not|it (?:had|came|ended))|i tried)`,
  `(?:home|care|take|someone|anyone|somebody|who) (?:\\w+ ){0,8}(?:dogs?|cats?|pets?|birds?|kids|children|fish|daughter|son)(?: \\.| \\|)? (?:\\w+ ){0,3}(?:i (?:will|am going to) not be (?:here|there|around)|i will be gone|without me)`,
  '(?:giv\\w+|gave) (?:away )?(?:all |everything |most )?(?:of )?(?:my )?(?:things|stuff|belongings|possessions|everything) (?:\\w+ )?(?:away|i own)(?! (?:because|since|as) (?:i am|we are) moving)',
  `(?:can not|could not|not think (?:\\w+ )?can|not know (?:how|if) (?:\\w+ )?can|how can i) (?:\\w+ )?(?:go on(?! (?:paying|with|the|a|waiting|holding|like that))|face (?:another|one more|the|a|tomorrow)(?: \\w+)? ?(?:day|morning|night|week|of this)?|keep (?:going|living|fighting|doing this)|do (?:this|it|life) any ?more|take (?:it|this|life|living|the pain) any ?more|bear (?:it|this|to live|living|another)|carry on(?! (?:to|with|a|my|the|luggage|bags?))|live like this|live with (?:myself|what))`,
  '(?:no|lost|lose|losing|out of|without|given up|run out of|all) (?:all |my |any |of )?hope(?! (?:this|that|you|for (?:a|the)))',
  'hope (?:\\w+ )?(?:ran out|is gone|has gone|run out|is lost|died)',
  'no way out|no future|there is nothing left(?: for me| of me| here for me)?|nothing left for me|nothing to look forward to',
  'not see (?:\\w+ )?(?:way out|future|way forward|tomorrow)',
  '(?:given|giving|give) up on (?:life|everything|living|myself|it all)',
  `(?:make|want|need|let|wish|wanting|ready for) (?:\\w+ ){0,2}(?:pain|hurt|hurting|suffering|voices|it all|everything|all of it|all this|noise in my head) (?:\\w+ ){0,3}(?:stop|end|be over|go away|be gone|stops|ends|quiet)`,
  '(?:want|waiting for|wish|ready for|just want) (?:it|this|everything|all of it|it all) (?:\\w+ ){0,2}(?:be over|over with for good)',
  '(?:stopped|quit) eating',
  '(?:not|never) (?:\\w+ ){0,3}(?:getting out|coming back|come back|coming out|coming down|make it (?:out|through)|leaving (?:this|the) (?:room|house|apartment|car) alive)(?= \\.| i | and)',
  '(?:it|this|everything|all) (?:will|is going to|is about to) (?:\\w+ ){0,2}be over(?: \\w+){0,3}(?= \\.)',
  'had enough of (?:life|living|it all|everything|this life|this world)',
  '(?:i|just|to|could) (?:just )?(?:want to |wish i could |could )?(?:disappear|vanish|cease|fade away)(?! (?:from|off|for the|when))',
  '(?:point|use) (?:\\w+ )?(?:in|of) (?:\\w+ )?(?:any of (?:it|this)|anything|it all|all this|going on|continuing|trying|my life|life|me)',
  '(?:not|never) (?:belong|fit) in this (?:world|life)|no place (?:for me )?in this world',
  'feel like (?:ending|giving up on|quitting) (?:everything|it|life|it all)|ending (?:everything|it all|my suffering)',
  '(?:this is|that is) the last (?:you|anyone|time|thing) (?:\\w+ ){0,4}(?:hear|see|say|hears|sees|talk|speak)',
  '(?:about to|going to|ready to|might|may) (?:\\w+ )?do something (?:\\w+ )?(?:i )?(?:can not|will not be able to|final|permanent|bad|rash|awful|undo)',
  '(?:be|go|going|be reunited|reunited) (?:\\w+ ){0,2}with (?:mom|dad|my \\w+|him|her|them|god|jesus)(?: (?:soon|again|now|in \\w+))? (?:\\. )?(?:he|she|they|who) (?:died|passed|is dead|are dead|is gone)',
  '(?:hurts|painful|hard|tired|exhausted|broken|weak) (?:\\w+ ){0,3}(?:to (?:stay|be|live|exist|continue|go on|keep (?:going|living|fighting))|to keep (?:going|living|fighting))',
  'want out(?: of (?:everything|life|it all|here forever|my life))?(?= \\.)',
  '(?:only|one|easiest|best|last) (?:way|answer|option|solution|escape|thing left) (?:\\w+ ){0,5}(?:is|left|out)(?: (?:is )?(?:death|dying|to die|to end|suicide|to go|to kill))',
  '(?:look|looks|looking|seem|seems|feel|feels) like the (?:only|best|right|easiest) (?:answer|way out|option|way|solution)',
  'my (?:own )?(?:funeral|suicide|death|body|corpse|ashes|grave|wake|eulogy)(?! (?:certificate|shop|insurance|policy|metal|wash|work|lotion|pillow))',
  '(?:mess|what|sight|scene) (?:\\w+ )?(?:they|you|someone|he|she) will (?:find|see)(?= in| when| \\.| there)',
  `i ${shallNot} be (?:around|here|there|alive)(?: anymore| any more)?(?: to \\w+| for (?:it|that|them|this|christmas|long)| when)`,
  '(?:doing|do) (?:everyone|everybody|the world|them|you|my \\w+) a favor (?:\\w+ ){0,5}(?:dead|died|gone|disappear\\w*|left)',
  `(?:am|is|are) going off (?:\\w+ )?${drop}`,
  '(?:to|gonna|going to|will|might) jump(?= \\.| off| from the| out of)',
  '(?:text|texted|message|messaged|call|called|wrote|written|note|letter|post|posted|email) (?:\\w+ ){0,5}(?:saying |says |said |to say )?(?:goodbye|good bye|farewell)',
  'left (?:a |me a |us a )?(?:note|letter)(?= and| \\.| saying)',
  'alone with (?:myself|my thoughts|a gun|the gun|these thoughts|it all)|(?:trust|safe) (?:\\w+ ){0,2}(?:with|around) myself|not (?:\\w+ )?safe (?:\\w+ ){0,3}with myself',
  '(?:if|that|wish|like|hope) i (?:\\w+ ){0,4}(?:not|never) (?:wake|woke) up|(?:if|like|hope|wish) i (?:\\w+ ){0,3}not wake up',
  'no one (?:will|would) (?:\\w+ )?(?:find|miss|notice|come looking for|look for) me',
  '(?:where|place) i am going (?:\\. )?(?:i will not|i do not|no one|there)|not need(?:ing)? (?:it|anything|them|this) (?:anymore )?where i',
  '(?:drinking|drunk|drugs|wine|whiskey|vodka) (?:\\w+ ){0,8}(?:pills|gun|rope|bridge|razor|end|die)',
  '(?:too many|all (?:of )?(?:my|her|his|the)|handful of|bunch of|whole bottle of|bottle of) (?:\\w+ )?(?:pills|tablets|meds|medication|sleeping pills|painkillers)',
  '(?:i|he|she) (?:\\w+ ){0,6}(?:grandfather|dad|father|husband|brother)? ?(?:gun|pistol|rifle|shotgun) (?:here|with me|in my lap|on the table|in my hand|on my lap)',
  '(?:no|not any|never) (?:\\w+ )?(?:reason|will|energy|desire) (?:left )?(?:to|for) (?:\\w+ )?(?:live|go on|get up|stay|keep going|continue|wake)',
  '(?:hate|loathe|despise) (?:\\w+ )?(?:myself|my life|who i am|being me|waking up)(?! \\.? ?(?:when|with this portal))',
  '(?:would not|not) (?:be|get) missed|not (?:matter|make a difference) if i (?:live|die|am here|am gone|was here)',
  '(?:life|living|world|days|everything) (?:\\w+ )?(?:is|feels|seems|has become|looks) (?:\\w+ )?(?:pointless|meaningless|empty|unbearable|hopeless|over|worthless|dark|too much)',
  'not (?:see|get) (?:the|any|a) (?:point|purpose)(?: any ?more)?(?= \\.)|no (?:point|reason) (?:\\w+ )?(?:going on|go on|keep going|any ?more(?= \\.))',
  '(?:no|any) light (?:left|at the end|in my life)|(?:empty|numb) inside|nothing (?:\\w+ )?matters any ?more',
  '(?:done|finished|through) (?:\\. )?with (?:everything|life|it all|this world|people)(?= \\.)',
  '(?:check|checking|opt|opting) out(?: \\.)? (?:permanently|for good|of life|forever)',
  '(?:want|going|ready|time|need|wish) (?:i could )?(?:to )?(?:be|go) (?:with|to|be with|and be with) (?:my \\w+|him|her|them)(?: \\.)? (?:\\w+ ){0,4}(?:passed|died|is dead|is gone|heaven|on the other side)',
  '(?:someone|somebody|anyone|anybody|police) (?:\\w+ ){0,3}finds? me(?! (?:a |an |the |another |in the (?:system|office|directory|lobby)|at (?:my|the) (?:unit|desk|office|door)|on (?:the|your)))',
  '(?:easy|easier|tempting|peaceful|nice|simple) (?:\\w+ ){0,3}to (?:just )?(?:jump|step off|let go|end it|walk into|drive (?:into|off)|swallow|disappear|not wake up|be dead)',
  '(?:let|leave|leaving|left|have) (?:my |the )?(?:car|engine|motor) (?:run|running|on) in the (?:closed )?garage',
  '(?:on|up on|out on) the (?:roof|ledge|bridge|railing|balcony) (?:\\w+ ){0,9}(?:coming down|come down|come back|jump|want to)',
  '(?:put|tied|hung|tying|bought|have|got) (?:\\w+ ){0,2}(?:rope|noose)(?: (?:\\w+ ){0,4}(?:closet|ceiling|beam|rafter|fan|door|already|ready|tonight|neck)(?= \\.| ))',
  'will not (?:be )?need(?:ing)? (?:anything|it|any of (?:this|it)|them|my \\w+) (?:anymore|any more|any longer|where i)',
  '(?:loaded )?gun (?:\\w+ ){0,5}(?:look at it|stare at it|call\\w* me|to myself)',
  '(?:join|joining|be with|go to|see|meet|going to be with) (?:\\w+ ){0,7}(?:in heaven|on the other side|in the next life|my maker|up there|in the afterlife|in the ground)',
  'not (?:safe with|trust) myself|(?:scared|afraid|worried|frightened) of (?:myself|what i (?:might|may|could|will|would) do)',
  '(?:do|done|doing) something (?:stupid|drastic|terrible|i (?:will |would |can not )?(?:regret|take back)|to myself|about (?:my life|being here))',
  '(?:dark|bad|scary|intrusive) thoughts|in a (?:\\w+ )?dark place|(?:urge|urges) to (?:cut|hurt|harm|jump)|cutting again|started cutting',
  `(?:think\\w*|thought|consider\\w*|imagin\\w+|pictur\\w+|tempt\\w+|want|wanted|going to|feel like|keep|might|about|considered|dream\\w*) (?:\\w+ ){0,4}(?:jump\\w*|step\\w*|driv\\w+|drove|walk\\w*|leap\\w*|throw\\w* myself|crash\\w*|swerv\\w+|fall\\w*|going) (?:\\w+ ){0,3}(?:off|in front of|into|from|over|under|onto) (?:\\w+ ){0,3}(?:${drop}|train|trains|tracks?|bus|truck|traffic|river|ocean|lake|tree|wall|highway|interstate|deck)`,
  `(?:i|he|she|man|woman|girl|boy|someone|kid|guy|son|daughter) (?:\\w+ ){0,3}(?:stood|standing|sitting|sat|stand|sit|been) (?:\\w+ ){0,4}(?:${drop}|tracks) (?:\\w+ ){0,8}(?:hour|hours|thinking|jump|down|let go|wonder\\w*|night|tonight|again|minutes|crying|alone)`,
  `(?:staring at|looking at|holding|sitting (?:here )?with|sit with|counting|counted|hoarding|stockpil\\w+|saving up|saved up|collecting|have enough) (?:\\w+ ){0,4}${means}`,
  `${means} (?:\\w+ ){0,5}(?:in my hand|in front of me|next to me|beside me|ready|enough of them|in (?:his|her) hand and)`,
  `how (?:many|high|long|much) (?:\\w+ ){0,8}(?:to die|to kill|would kill|kill you|kill me|from the roof|not wake up|to bleed)`,
  'if i (?:just )?(?:jumped|jump off|died|was dead|were dead|disappeared|did not exist|ended it|was gone|were gone|was not here|were not here|was not around|were not around|overdosed|stopped breathing)',
  '(?:leave|leaving|off|exit|quit) this (?:world|earth|planet|life)|check out for good|goodbye cruel world|disappear (?:forever|for good|and never)|just disappear',
  '(?:left|leave|going|be gone|gone|go away) for good (?:and|so|this time|tonight)|gone forever',
  'blood on (?:your|their) hands|you will be sorry when i',
  'not (?:be|being) (?:here|around) (?:much longer|any ?more|for (?:much )?longer|long)(?! (?:after|because) (?:my|the|our) lease)',
  `(?:(?:i am|i) (?:\\w+ )?(?:ready to (?:go|die)|prepared to die))(?! (?:home|to|over|ahead|on|in|out|for|with my (?:move|application)))`,
];

/** What makes a veiled word an everyday one: it is about the home, a trip or a move. */
const everyday =
  /(?<= )(?:vacation|holiday|trip|travel\w*|out of town|moving out|move out|moved out|new place|lease|sublet|estate|heirs?|inherit\w*|beneficiar\w*|ownership|noise|noisy|music|barking|upstairs|neighbors?|hoa|portal|website|app|password|elevators?|stairs|roach\w*|mice|bugs?|ants|mold|trash|parking (?:spot|space|pass|permit|lot|ticket|sticker|situation)|construction|renovation|leaf blowers?|hold music|on hold|emails?|gym|pool|heat wave|dishwasher|transfer me|doorman|a person|plumber|wifi|website|rates?|ac|air condition\w*|deposit|refund|smell|garbage|paint\w*|keys? (?:back|to the office)|leave (?:the|my) keys?|vending|storage|invoice|contractor\w*|deploy\w*|dentist|hospital|surgery|at work|for work|deliver\w*|package\w*|tour|showing|inspection|maintenance)(?= )/u;

const outrightWords = outright.map((words) => new RegExp(` (?:${words})(?= |$)`, 'u'));
const veiledWords = veiled.map((words) => new RegExp(` (?:${words})(?= |$)`, 'u'));

/** Three of these together, said of oneself, are asked about although none alone would be. */
const signs = [
  'dead|die|dying|death|alive|exist|existing|funeral|grave|buried|bury|heaven|ashes|body|suicide|overdose',
  'forever|anymore|any more|never again|for good|final|finally|the end|to end|no longer|ever again|after tonight|permanently|much longer|my decision|decided|made up my mind|last time|last night on|last call|soon be over',
  'gone|disappear|vanish|without me|not wake|not come back|not be here|not be around|not be there|invisible',
  'pointless|no point|no reason|hopeless|hope|worthless|nothing left|strength|empty|alone|lonely|give up|gave up|giving up|done with|burden|failed|failure|hate myself|numb|way out|ashamed|nobody|no one|can not do this|can not go on|tired|lost everything',
  'pills|rope|noose|razor|blade|gun|bridge|ledge|overdose|bleed|wrists',
  'goodbye|sorry|love them|love her|love him|letters|letter|a note|forgive|gave away|thank you for everything|somebody to know|someone to know|tell my|my will',
  'peace|at peace|calm|pain|suffering|hurting|rest|quiet|sleep|relief|finally free|over with',
].map((list) => new RegExp(` (?:${list})(?= )`, 'u'));
const signsTogether = 3;
const ofOneself = /(?<= )(?:i|me|my|myself)(?= )/u;

/** What the sentences tell of it; 'none' for everyday talk. */
export function despairLevel(sentences: readonly (readonly CallerWord[])[]): EmergencyLevel {
  const said = ` ${sentences
    .map((sentence) => sentence.map(({ text }) => text).join(' '))
    .join(' . ')} . `;
  if (outrightWords.some((words) => words.test(said))) return 'life';
  if (everyday.test(said)) return 'none';
  const isSigned =
    ofOneself.test(said) && signs.filter((words) => words.test(said)).length >= signsTogether;
  return isSigned || veiledWords.some((words) => words.test(said)) ? 'possible' : 'none';
}
