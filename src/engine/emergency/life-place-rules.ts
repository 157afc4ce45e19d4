// People in danger from where they are: elevators, what falls down, being trapped, bad air. Written like
// life-rules.ts.
import type { RuleRows } from './emergency-rule.ts';

export const placeRules: readonly RuleRows[] = [
  {
    level: 'life',
    category: 'elevator',
    within: 9,
    rows: [
      'ELEVATOR > dead|stuck|broke|stopped|dark|not moving|down > kids|in it|inside|people|we|i am|mother|grandma|someone ! slow',
      'between > floor|floors|fourth|second|third|fifth|first|sixth > stuck|intercom|nobody|answer*|button|door*|elevator|not moving|we are|floor',
      'intercom > elevator|not answer*|nobody > stuck|floors|trapped|elevator',
      'stuck|trapped|locked|closed|caught|jammed > in|inside|between > ELEVATOR ! button*|gum|key*|button|sign',
      'ELEVATOR > STUCK + PERSON|inside|in it|doors|between|people|CHILD ! gum|key|slow|always|annoying',
      'PERSON + ELEVATOR + STUCK|drop*|scream*|yelling|not open ! dropped a|dropped my|dropped some|gum|slow|always|annoying',
      'ELEVATOR > dropped|fell|falling|plung*|free fall|with people',
      'in the elevator|in an elevator|in elevator|inside the elevator|inside elevator + help|STUCK|trapped|stop*|dark ! gum|button*|key|keys',
    ],
  },
  {
    level: 'life',
    category: 'structure',
    within: 9,
    rows: [
      'piece|chunk|part|brick|bricks|concrete|glass|sign|branch|ceiling > fell|falling|landed|came down|hit > on > lady|man|PERSON|someone|head|me|him|her ! picture',
      'floor|stairs|deck|balcony|ceiling|roof|wall|building|parking deck|garage > giving way|giving out|coming apart|crack* > scared|coming down|sound*|move|fall*|concrete|loud|creak*|weight|people',
      'STRUCTURE + collaps*|gave way|cave*|came down|fell|falling|coming down + PERSON|on us|hurt|trapped|people|injur* ! paint|picture*|sign|shelf',
      'balcony|deck|building|stairs|roof|walkway|floor|wall|ceiling|garage|chimney + collapsing|about to collapse|going to collapse|going to fall',
      'about to|going to|gonna > come down|collapse|fall|cave in + STRUCTURE|ceiling ! price*|temperature',
      'car|truck|vehicle|bus|van|driver > drove|crash*|ran|smash*|plow*|slam*|went|hit > building|house|wall|into|through|gate|unit|lobby|garage door|fire hydrant ! website|accident last',
      'TREE + fell|through|fallen|crash*|came down + inside|we are inside|trapped|PERSON|someone|on top of ! yard',
      'sinkhole|earthquake damage|landslide|mudslide|tornado > PLACE|opening|opened|here|coming|hit',
      'tornado|twister + coming|touched|hit|outside|sirens',
    ],
  },
  {
    level: 'life',
    category: 'trapped',
    within: 9,
    rows: [
      'can not|not > get out|escape|get him out|get her out|get them out|get the door open > apartment|room|bathroom|here|house|unit|kid*|baby|smoke|of here|car|inside|building ! parking|spot|lease|contract|driveway|garage|gate|website|app|account|call|stain*|couch',
      'kid|kids|baby|toddler|child|son|daughter|head|dog > stuck|wedged|caught|locked > between|in|inside|railing*|window|crib|car|dryer|washer|closet|door|chair|fence|bars|vent|pipe|shaft|escalator ! video|game|traffic|school|bike|scooter|stroller',
      'missing|lost|can not find|kidnapp*|taken > son|daughter|child|kid|toddler|baby|mother|father|grandma|grandfather|husband ! toy|shoe|key*|phone|bike|package|form|paper*|account|card',
      'son|daughter|child|kid|toddler|grandson|mother|father|grandma|grandpa|aunt|uncle|husband|wife > missing|gone missing|not been seen|has not been seen|not come home|ran away|disappeared|wandered off ! toy|key*|package|form',
      'hot car|locked car > kid|baby|dog|child|inside|toddler',
      'kid|baby|dog|child|toddler|infant > in > hot car|car alone|locked car|car with the windows',
      'CHILD > locked > in|inside|himself|herself|themselves|out|bathroom|car|room|bedroom|crib|closet ! portal|account|app|phone',
      'CHILD + locked in|locked inside|stuck|trapped ! portal|account|app|phone|key|chair|car seat rental|toy|diaper|ball|kite',
      'locked > CHILD > in|inside|out',
      'trapped|pinned + PERSON|inside|under|can not ! contract|lease|smell|raccoon|mouse|squirrel|bird|water|email*',
      'CHILD > in > car|bath|tub|pool + alone|locked|hot|inside',
      'CHILD + missing|gone missing|can not find|disappeared|wandered|lost ! text|tell|toy|fob*|card*|pass|passes|clicker|remote|tag|tags|thing|thingy|permit|badge|deposit|shoe|lost tooth|blanket|key*|jacket|ball',
    ],
  },
  {
    level: 'life',
    category: 'chemical',
    within: 10,
    rows: [
      'chemical|toxic|bleach|ammonia|chlorine|acid|solvent|paint thinner|gasoline > SMELL|odor|fumes|vapor* > nause*|dizz*|sick|headache*|cough*|throw*|breath*|eyes|throat|strong|evacuat*',
      'SMELL + nauseous|nauseated|throwing up|vomiting|lightheaded|passing out|pass out ! trash|garbage|dumpster|carpet|dog|cat|urine',
      'throat*|eyes|lungs|skin + burning|watering|stinging|itch* > smell*|fume*|chemical*|gas|spray*|everyone|air',
      'smell*|fume*|chemical*|gas|spray*|pepper spray|tear gas|bleach + throat*|eyes|lungs|cough*|breath* ! carpet|paint color',
      'pepper spray|bear spray|tear gas|mustard gas|white powder',
      'chemical*|toxic|chlorine|ammonia|acid|mercury + spill*|leak*|smell|fume*|cloud|cough*|burn*|gas|sick|everywhere|dizzy ! pool level',
      'bleach + mixed|ammonia|vinegar|fume*|burn*|breath*|eyes',
      'fumes|fume|vapors + sick|dizzy|breath*|cough*|strong|overwhelming|eyes|headache*|burn*|filling|exhaust|toxic|garage|evacuate|furnace|heater',
      'lungs|eyes + burn*|burning ! allerg*',
      'people|everyone|everybody|we|kids + coughing|cough ! cold|flu|season',
      'hazmat|hazardous spill|evacuate the ! policy|plan|map',
    ],
  },
];
