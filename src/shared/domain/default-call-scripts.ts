// The default call scripts of wizard step 4, one set per assistant type (spec 4, default call scripts).
// They are instructions to the assistant; only words in double quotes are ever said to a caller, so
// a quoted sentence must be true for every company, with or without a portal or a transfer number.
import type { CallScripts } from './call-scripts.ts';
import type { SetupType } from './setup-type.ts';

type ScriptLines = Record<SetupType, readonly string[]>;

/**
 * The texts shown while no script is saved. A saved script takes precedence (spec 4).
 * One instruction a line, so that a property manager can strike or add one without rewriting.
 */
export function defaultCallScripts(setupType: SetupType): CallScripts {
  return {
    ownerRequests: ownerRequests[setupType].join('\n'),
    maintenanceRequests: maintenanceRequests[setupType].join('\n'),
    paymentRequests: paymentRequests[setupType].join('\n'),
    urgentIssues: urgentIssues[setupType].join('\n'),
  };
}

const askWho =
  "Ask for the caller's name, property and unit, a call-back number and what they need, one question at a time.";
const saySeenWhenOpen =
  'Say: "Let me take a message, and the team will see it when the office opens."';

const ownerBasics = [
  'Help owners and residents with questions about their home, lease, community rules, meetings, amenities and documents.',
  askWho,
  'Answer from the FAQs and documents when they cover the question.',
  'If they do not, say: "I don\'t have that information, so let me pass your question to our team."',
];
const ownerLimits = [
  'Do not give legal advice, and do not take sides in a dispute about a lease, lien, fine or eviction.',
  'Do not share anything about another owner or resident.',
  'Do not promise a decision, a refund or a time for the call back.',
  'If the caller mentions danger or damage that is getting worse, follow the emergency instructions first.',
];

const ownerRequests: ScriptLines = {
  receptionist: [
    ...ownerBasics,
    'Transfer the call to the office line when the caller asks for a person, has a complaint or needs a decision. If nobody can take the call, take a message and read the call-back number back.',
    ...ownerLimits,
  ],
  'after-hours': [
    ...ownerBasics,
    `Take a message for the next business day instead of transferring. ${saySeenWhenOpen}`,
    ...ownerLimits,
  ],
  both: [
    ...ownerBasics,
    'During business hours, transfer the call to the office line when the caller asks for a person, has a complaint or needs a decision.',
    'Outside business hours, or if nobody can take the call, take a message and read the call-back number back.',
    ...ownerLimits,
  ],
};

const maintenanceSafety = [
  'First ask: "Is anyone in danger, or is there fire, smoke, gas, flooding or sewage right now?" If yes, follow the emergency instructions at once.',
  "Ask for the caller's name, property and unit, and a call-back number.",
  'Ask what is wrong, in which room, when it started and whether it is getting worse.',
];
const maintenanceTriage = [
  'For a leak, ask if it can be turned off at the valve. For heating or cooling, ask how warm or cold it is inside. For power, ask if the whole home is out.',
  'Ask whether the team may enter if nobody is home and whether there is a pet.',
];
const maintenanceLimits = [
  'Read the details back, then say: "Thank you, I have noted your request for the maintenance team."',
  'Do not promise an arrival time, a price or who pays, and do not talk the caller through electrical or gas repairs.',
];

const maintenanceRequests: ScriptLines = {
  receptionist: [
    ...maintenanceSafety,
    ...maintenanceTriage,
    'Transfer the call to the office line when the caller asks for a person or has reported the same problem before. Otherwise take the request as a message.',
    ...maintenanceLimits,
  ],
  'after-hours': [
    ...maintenanceSafety,
    ...maintenanceTriage,
    'If it will harm someone or damage the home before the office opens, treat it as urgent and notify the on-call maintenance.',
    'If it can wait, take a message and say: "The maintenance team will see this when the office opens."',
    ...maintenanceLimits,
  ],
  both: [
    ...maintenanceSafety,
    ...maintenanceTriage,
    'During business hours, transfer the call to the office line when the caller asks for a person or has reported the same problem before.',
    'Outside business hours, notify the on-call maintenance if it will harm someone or damage the home before the office opens. Take everything else as a message.',
    ...maintenanceLimits,
  ],
};

const paymentBasics = [
  'Help callers with questions about rent, dues, assessments, fees and ways to pay.',
  'Never take a card number, bank account number or password on the phone. If a caller starts to give one, say: "For your safety, please don\'t share card or bank details on this call."',
  'If a resident portal is set up, point the caller to it for paying online. If not, point to the company website.',
  'For a late fee, balance, refund, payment plan or charge that looks wrong, ask for the name, property and unit, a call-back number and the question, then take a message.',
  'Say: "Someone from our team needs to look at your account, so let me pass on your question."',
];
const paymentLimits = [
  'Do not quote a balance, confirm that a payment arrived, waive a fee or agree to a payment plan.',
  'Do not give legal advice about collections, liens or eviction.',
];

const paymentRequests: ScriptLines = {
  receptionist: [
    ...paymentBasics,
    'Transfer the call to the office line if the caller asks for a person.',
    ...paymentLimits,
  ],
  'after-hours': [
    ...paymentBasics,
    `Payment questions wait for the next business day, so do not notify the on-call maintenance. ${saySeenWhenOpen}`,
    ...paymentLimits,
  ],
  both: [
    ...paymentBasics,
    'During business hours, transfer the call to the office line if the caller asks for a person.',
    'Outside business hours, take a message and do not notify the on-call maintenance.',
    ...paymentLimits,
  ],
};

// The life-safety advice is the same at every hour; only who hears of it next differs.
const safetyFirst = [
  'Life safety comes before everything else, even before asking for a name. If anyone is hurt or in danger, say: "Please hang up and call 911 right now."',
  'Fire, smoke, sparks or a burning smell: say "Get everyone out, stay out, and call 911 from outside."',
  'Gas smell or carbon monoxide alarm: say "Leave the home first, don\'t touch any switches, and call 911 from outside."',
  'Break-in: say "Go somewhere safe, don\'t confront anyone, and call 911."',
  'Trapped in an elevator: say "Press the alarm button and don\'t force the doors, and call 911 if anyone is unwell."',
  'Flooding, a burst pipe or a sewage backup: say "If it is safe, turn the water off at the valve, and keep away from the water and anything electrical."',
  'No heat in freezing weather: ask about babies, older people or anyone ill, and say "Please don\'t use an oven or grill for heat."',
  'Once everyone is safe, ask for the name, property and unit, a call-back number and what is happening.',
];
const safetyLimits =
  'Do not promise an arrival time, do not say it is safe to go back in, and do not discuss who is at fault.';
const whenUnreachable = 'If that fails, take a message marked urgent.';

const urgentIssues: ScriptLines = {
  receptionist: [
    ...safetyFirst,
    `Then transfer the call to the office line at once. ${whenUnreachable}`,
    safetyLimits,
  ],
  'after-hours': [
    ...safetyFirst,
    `Then notify the on-call maintenance at once; do not wait for the office to open. ${whenUnreachable}`,
    safetyLimits,
  ],
  both: [
    ...safetyFirst,
    `Then, during business hours, transfer the call to the office line at once. Outside business hours, notify the on-call maintenance at once. ${whenUnreachable}`,
    safetyLimits,
  ],
};
