// Every fixed sentence of the dialogue. What stands in braces is a setting or a passage quoted
// verbatim, or a detail the caller gave; nothing else is ever put into a sentence.
export const dialoguePhrases = {
  hello: 'Hello! How can I help you today?',
  helloCompany: 'Hello! You have reached {company}. How can I help you today?',
  company: 'You have reached {company}. How can I help you today?',
  robot:
    "I'm a virtual assistant. I can answer questions, take a maintenance request or take a message.",
  helpOpen:
    'I can help with maintenance, payments, office hours and general questions, or take a message for the team. What can I do for you?',
  helpAfterHours:
    'I can help with urgent maintenance, answer questions, or take a message for the office. If anyone is in danger, please hang up and call 911 first. What is happening?',
  welcome: "You're welcome. Is there anything else I can help with?",
  holding: "Take your time. I'm still here.",
  whatElse: 'What else can I do for you?',
  anythingElse: 'Is there anything else I can help with?',
  goodbye: 'Thank you for calling. Goodbye!',
  goodbyeCompany: 'Thank you for calling {company}. Goodbye!',
  allRight: 'All right.',
  dropped: "All right, I won't note that down.",
  nothingToRepeat: 'How can I help you today?',

  silence: "Sorry, I didn't hear anything. How can I help you?",
  silenceAgain: "I still can't hear you. Please tell me what you need, in a few words.",

  unknown: "I don't have that information.",
  unknownAgain: "I'm sorry, I don't have information about that either.",
  notThat: "I'm sorry about that.",
  offerMessage: 'Would you like to leave a message for our team?',
  offerBoth:
    'I can take a message for our team, or hand the call to a person. Which would you like?',
  notTheRest: "I don't have information about the rest of your question.",
  clarify: 'I have information about {topic}. Is that what you mean?',
  nearestQuestion:
    "I don't have an answer to exactly that. The closest question I can answer is: “{topic}” Is that what you mean?",
  clarifyQuestion: 'I have information about this question: “{topic}” Is that what you mean?',

  noTransfer:
    "I'm not able to hand this call to a person. I can take a message for our team instead.",
  closedNoTransfer: "Our office is closed right now, so I can't connect you.",
  tryOffice:
    "I'll try our office line now. If nobody answers, I can take an urgent message for our team.",
  stayOnLine: "If you are already safe, stay on the line and I'll connect you to our team.",
  urgentMessage: "I'll take an urgent message for our team.",
  markedUrgent: 'It is marked urgent.',
  complexMessage: 'Someone from our team needs to look at this. I can take a message for them.',

  hours: 'Here are our business hours: {hours}.',
  openNow: 'We are open right now.',
  closedNow: 'We are closed right now.',
  closedToday: 'We are closed today for a holiday.',
  opensAgain: 'We open again {opensAt}.',
  openOn: 'We are open {day} from {times}.',
  closedOn: 'We are closed {day}.',
  appointmentOn: 'We are open {day} by appointment only.',
  notSure: "I can't say for sure about that day.",
  noHours: "I don't have our business hours at hand.",
  portal: 'Our resident portal is at {portal}.',
  website: 'Our website is at {website}.',
  noWebsite: "I don't have a web address to give you.",
  payPortal: 'For payments, please use our resident portal at {portal}.',
  payWebsite: 'For payments, please start with our website at {website}.',
  payMessage:
    'For a question about your balance or a fee, I can take a message for our team to look at your account.',
  payUnknown: 'I can pass your payment question to our team.',
  noCards: 'For your safety, please do not share card or bank account numbers on this call.',
  link: 'You can find that at {link}.',
  number: 'The number to call is {number}.',
  emergencyNumber: 'Our emergency number is {number}.',
  dangerFirst: 'If anyone is in danger, please hang up and call 911 first.',
  noFurtherHelp: 'If there is more, tell me what is happening in a few words.',

  startMaintenance: 'I can take down a maintenance request.',
  maintenanceNext: 'I can take down a maintenance request after this.',
  startMessage: 'I can take a message for our team.',
  gotIt: 'Thank you.',
  corrected: "Thanks, I've changed that.",
  whySlot: 'Our team needs it to find you and call you back.',
  skipSlot: "That's all right, we can go on without it.",
  moment: 'Of course, take your time.',

  askName: 'What is your name?',
  askUnit: 'Which unit or address is it for?',
  askPhone: 'What is the best number to call you back?',
  askProblem: 'What is wrong, and where?',
  askSubject: 'What is your message about?',
  againName: "Sorry, I didn't get your name. Could you say it once more?",
  againUnit: "Sorry, I didn't get the unit. Could you say just the unit or the street address?",
  againPhone:
    "Sorry, I didn't get the number. Could you say it digit by digit, with the area code?",
  againProblem: "Sorry, I didn't get that. Could you tell me in a few words what is wrong?",
  againSubject: "Sorry, I didn't get that. Could you tell me in a few words what it is about?",

  readBack: 'Let me read that back.',
  readName: 'Your name is {name}.',
  readUnit: 'The unit or address is {unit}.',
  readPhone: 'The call-back number is {phone}.',
  readProblem: 'I have your description of what is wrong.',
  readSubject: 'I have your description of what it is about.',
  confirm: 'Is that right?',
  whatToChange: 'What should I change: the name, the unit, the number or the description?',
  notedMaintenance: 'Thank you. Your maintenance request is noted.',
  notedMessage: 'Thank you. Your message is noted.',
  onlyATest: 'In this test nobody is notified; in a live call it is passed on to our team.',
  stillNoted: 'What you have told me so far is kept.',

  onceSafe: 'Once everyone is safe, I can take a message for our team. Would you like that?',
  orMessage: 'I can also take a message for our team. Would you like that?',
  glad: "Good. Then let's go on.",
  careNo: 'Thank you for telling me. You can call or text 988 at any hour.',
  emergencyFirst:
    'Your safety comes first. If there is no emergency, or it is over, please say so.',
  callIfWorse: 'If it gets worse or anyone is in danger, call 911.',
} as const;

/** `phrase` with its braces filled; a value that ends a sentence itself needs no second full stop. */
export function fillPhrase(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name] ?? '';
    return /[.!?]$/.test(value) ? value : value + stop;
  });
}
