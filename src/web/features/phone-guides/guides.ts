// The guides of the dashboard's Phone System Integration section (spec 2, Dashboard): what they say. Menu names are those of the vendors' help pages; where one could not
// be confirmed the step says 'the choice for an outside number'.
import type { SetupType } from '#shared/domain/setup-type.ts';
import type { PhoneGuideId } from './phone-platforms.ts';

export interface GuideLink {
  label: string;
  url: string;
}

/** One text for all assistant types, or one for each where the step depends on the type. */
export type GuideStepText = string | Readonly<Record<SetupType, string>>;

export interface PhoneGuide {
  /** The platform's admin portal. */
  portal?: GuideLink;
  /** The vendor's own help pages. */
  helpPages: readonly GuideLink[];
  intro: string;
  /** `to` is the number to forward to, or words for it. */
  steps: (to: string) => readonly GuideStepText[];
  /** What to hand to the technician; only where one is needed. */
  technicianList?: (to: string) => readonly string[];
  tips: readonly string[];
  /** Says that the vendor's screens may look different. */
  menusMayDiffer: string;
}

export interface PhoneGuideContext {
  /** False while there is no assistant to fill the guide in for. */
  isKnown: boolean;
  productName: string;
  /** The provider's number; empty while none is known. */
  voiceNumber: string;
  setupType: SetupType;
  /** As Company Info has them, with the time zone in words; empty while unknown. */
  businessHours: string;
  timeZone: string;
  transferNumber: string;
}

export interface PhoneGuideStep {
  text: string;
  /** True if another assistant type would read differently here. */
  dependsOnType: boolean;
}

/** The numbered steps of a guide for this assistant type; the last is the same for all guides. */
export function guideSteps(guide: PhoneGuide, context: PhoneGuideContext): PhoneGuideStep[] {
  return [...guide.steps(forwardTarget(context)), testCalls].map((step) =>
    typeof step === 'string'
      ? { text: step, dependsOnType: false }
      : { text: step[context.setupType], dependsOnType: true },
  );
}

/** Tells which steps differ by assistant type, for example 'Steps 4, 5 and 7 depend on …'. */
export function typeDependentStepsNote(steps: readonly PhoneGuideStep[]): string {
  const numbers = steps.flatMap((step, index) => (step.dependsOnType ? [String(index + 1)] : []));
  const last = numbers.at(-1) ?? '';
  return numbers.length > 1
    ? `Steps ${numbers.slice(0, -1).join(', ')} and ${last} depend on your assistant type.`
    : `Step ${last} depends on your assistant type.`;
}

/** The number to forward to, or words for it while none is assigned. */
export function forwardTarget({ productName, voiceNumber }: PhoneGuideContext): string {
  return voiceNumber.trim() || `your ${productName} number`;
}

/** What to have ready; the same lines stand above the steps of every guide. */
export function beforeYouStart(context: PhoneGuideContext): string[] {
  const { businessHours, timeZone, transferNumber } = context;
  return [
    `Have ${forwardTarget(context)} at hand, written with the country code: in the United States and Canada, +1 and ten digits.`,
    businessHours === ''
      ? 'Write down your business hours, your time zone and the holidays on which your office is closed. They should match the hours in Company Info.'
      : `Write down the holidays on which your office is closed. Your business hours are those of Company Info: ${withZone(businessHours, timeZone)}. Enter the same in your phone system.`,
    context.isKnown ? whatToForward[context.setupType] : forwardingByType,
    'Write down or photograph your current settings before you change them, so that you can go back.',
    `Check the transfer number${transferNumber === '' ? '' : ` ${transferNumber}`} in Voice & Contact: it must be a line that does not forward to the assistant, or a transferred call comes straight back.`,
  ];
}

/** Without the full stop that closes the text, so that it fits into a sentence. */
function withZone(businessHours: string, timeZone: string): string {
  const hours = businessHours.replace(/[.\s]+$/, '');
  return timeZone === '' ? hours : `${hours} (${timeZone})`;
}

const whatToForward: Readonly<Record<SetupType, string>> = {
  receptionist:
    'Your Digital Receptionist answers while the office is open: forward the calls of your open hours only.',
  'after-hours':
    'Your After-Hours Support answers while the office is closed: forward the calls of your closed hours and holidays.',
  both: 'Your Complete Solution answers at any time: forward the calls of all hours, holidays included.',
};

const forwardingByType =
  'Which calls you forward depends on the type you choose when you set up your assistant: those of your open hours, of your closed hours, or all.';

const testCalls: GuideStepText = {
  receptionist:
    'Test it from a phone outside your office: call your main number once during business hours (the assistant answers), once after closing and once on a day set as a holiday (both handled as before).',
  'after-hours':
    'Test it from a phone outside your office: call your main number once during business hours (your office rings), once after closing and once on a day set as a holiday (the assistant answers both).',
  both: 'Test it from a phone outside your office: call your main number once during business hours, once after closing and once on a day set as a holiday. The assistant answers all three.',
};

function screensMayDiffer(name: string): string {
  return `Menus may differ from these steps: ${name} changes its screens now and then, and your plan may show fewer choices. The help pages show the current ones.`;
}

export const phoneGuides: Readonly<Record<PhoneGuideId, PhoneGuide>> = {
  'zoom-phone': {
    portal: { label: 'Open the Zoom web portal', url: 'https://zoom.us/account' },
    helpPages: [
      {
        label: 'Zoom: auto receptionist settings',
        url: 'https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0062100',
      },
      {
        label: 'Zoom: call handling settings',
        url: 'https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0069180',
      },
      {
        label: 'Zoom: company business and holiday hours',
        url: 'https://support.zoom.com/hc/en/article?id=zm_kb&sysparm_article=KB0069616',
      },
    ],
    intro:
      'You need administrator rights and a Pro, Business or Education account with a Zoom Phone license.',
    steps: (to) => [
      "Sign in to the Zoom web portal and open Phone System Management > Auto Receptionists. Choose the one that answers your main number. If a person's line answers it, open Users & Rooms, choose the user, then User Settings.",
      'Set Time Zone to the zone of your office.',
      'Beside Business Hours choose Edit, then Custom Hours. Enter your business hours and choose OK.',
      {
        receptionist: `Set up forwarding to ${to} with your business hours: in the Business Hours section, beside Call Handling, choose Edit and take the choice for an outside number. Leave Closed Hours as they are.`,
        'after-hours': `Set up forwarding to ${to} with your business hours: in the Closed Hours section, beside Call Handling, choose Edit and take the choice for an outside number. Leave the call handling of Business Hours as it is.`,
        both: `Set up forwarding to ${to} with your business hours: beside Call Handling choose Edit and take the choice for an outside number, first in the Business Hours section, then in Closed Hours.`,
      },
      {
        receptionist:
          'In Holiday Hours choose Manage and add your holidays, so that calls on those days do not go to the assistant.',
        'after-hours':
          'In Holiday Hours choose Manage, add your holidays and give them the same outside number.',
        both: 'In Holiday Hours choose Manage, add your holidays and give them the same outside number.',
      },
      'Save your changes.',
    ],
    tips: [
      "Closed or holiday hours without call handling go to voicemail on a user's line. On a common-area phone the call is disconnected, so do not leave them empty there.",
      'If a choice is locked, a policy of your account locks it: ask the account owner.',
      'To set hours for the whole company, open Phone System Management > Company Info > Account Settings > Settings > Hours. With several sites, set them at each site.',
    ],
    menusMayDiffer: screensMayDiffer('Zoom'),
  },
  ringcentral: {
    portal: { label: 'Open the RingCentral sign-in', url: 'https://login.ringcentral.com' },
    helpPages: [
      {
        label: 'RingCentral: how incoming calls are handled',
        url: 'https://support.ringcentral.com/au/en/ringex/phone/call-handling-forwarding/setting-up-how-incoming-calls-are-handled.html',
      },
    ],
    intro:
      'You need administrator rights and one extension that you keep for the assistant: company calls go to the extension, and the extension forwards them.',
    steps: (to) => [
      'In the Admin Portal open Phone System > Auto-Receptionist > Company Hours, choose Custom hours, enter your business hours and save.',
      'Open Auto-Receptionist > Regional Settings and check Time Zone.',
      'Open Users > User List > Users With Extensions, choose the extension kept for the assistant, then Call Handling & Forwarding.',
      {
        receptionist: `Set up forwarding to ${to} with your business hours: open Custom Rules > Add Rule > Date and/or time, enter your business hours as a weekly schedule, choose Unconditional Forwarding, enter the number and save.`,
        'after-hours': `Set up forwarding to ${to} with your business hours: open After Hours. An extension starts as open around the clock, so give it your business hours first. Then choose Unconditional Forwarding, enter the number and save.`,
        both: `Set up forwarding to ${to} with your business hours and all other hours: open Custom Rules > Add Rule > Date and/or time, make a weekly schedule of seven full days, choose Unconditional Forwarding, enter the number and save.`,
      },
      {
        receptionist:
          "In the settings for your company's calls, send the calls of business hours to that extension. Leave after hours as it is.",
        'after-hours':
          "In the settings for your company's calls, send the calls after hours to that extension. Leave business hours as they are.",
        both: "In the settings for your company's calls, send the calls of business hours and of after hours to that extension.",
      },
      {
        receptionist:
          "For holidays, make sure the company's calls do not go to that extension on those dates: a rule for the dates keeps your current handling.",
        'after-hours':
          "For holidays, add another rule to the extension with Custom Rules > Add Rule > Date and/or time: the dates, and the same forwarding. Send the company's calls to the extension on those dates too.",
        both: 'For holidays, check that no company rule sends calls elsewhere on those dates; the extension forwards them already.',
      },
    ],
    tips: [
      'Custom rules come before business hours and after hours. If a call goes the wrong way, look at the custom rules first.',
      'In the newer app the extension itself can forward everything: Settings > Phone > Call rules and voicemail > Forward all calls > Forward the call. Your company hours then decide alone when the assistant answers.',
      'The simpler company call routing page offers greetings, members, voicemail and announcements, but no outside number. That is why the extension is needed.',
    ],
    menusMayDiffer: screensMayDiffer('RingCentral'),
  },
  'microsoft-teams': {
    portal: { label: 'Open the Teams admin center', url: 'https://admin.teams.microsoft.com' },
    helpPages: [
      {
        label: 'Microsoft: set up an auto attendant',
        url: 'https://learn.microsoft.com/microsoftteams/create-a-phone-system-auto-attendant',
      },
      {
        label: 'Microsoft: manage resource accounts',
        url: 'https://learn.microsoft.com/microsoftteams/manage-resource-accounts',
      },
      {
        label: 'Microsoft: plan auto attendants and call queues',
        url: 'https://learn.microsoft.com/microsoftteams/plan-auto-attendant-call-queue',
      },
    ],
    intro:
      'You need Teams Phone and the rights of a Teams administrator. The licenses change from time to time: the help pages list the current ones.',
    steps: (to) => [
      'Make sure there is a resource account for the auto attendant with a Teams Phone Resource Account license and a phone number.',
      'In the Teams admin center open Voice > Auto attendants. Choose the one that answers your main number, or choose Add.',
      'Set its time zone to that of your office. The hours you enter later follow it.',
      {
        receptionist: `Set up forwarding to ${to} with your business hours: for calls during business hours choose Redirect call > External phone number and enter the number. In the call flow for after hours, enter your business hours and keep your current handling.`,
        'after-hours': `Set up forwarding to ${to} with your business hours: in the call flow for after hours, enter your business hours, then choose Redirect call > External phone number and enter the number.`,
        both: `Set up forwarding to ${to} with your business hours: for calls during business hours choose Redirect call > External phone number and enter the number. In the call flow for after hours, enter your business hours and choose the same.`,
      },
      {
        receptionist:
          'Open Voice > Holidays and add your holidays. Attach them to the attendant as a holiday call flow with your present handling of closed days.',
        'after-hours':
          'Open Voice > Holidays and add your holidays. Attach them to the attendant as a holiday call flow with the same redirect.',
        both: 'Open Voice > Holidays and add your holidays. Attach them to the attendant as a holiday call flow with the same redirect.',
      },
      'Assign the resource account to the attendant and choose Submit.',
    ],
    tips: [
      'With a Microsoft Calling Plan, the resource account needs a Calling Plan license as well, and the number must begin with + and the country code.',
      'With Direct Routing, the resource account needs an online voice routing policy, and the form of the number depends on your equipment. Ask whoever runs your phone lines.',
      'Without an operator, a call that fails in a menu is dropped. Name an operator if you keep a menu.',
    ],
    menusMayDiffer: screensMayDiffer('Microsoft'),
  },
  '8x8': {
    portal: { label: 'Open the 8x8 sign-in', url: 'https://sso.8x8.com/v2/login' },
    helpPages: [
      {
        label: '8x8: business and after-hours rules',
        url: 'https://support.8x8.com/business-phone/voice/admin-console/phone-system-settings/auto-attendants/how-to-set-up-business-and-after-hours-rules-in-admin-console',
      },
    ],
    intro: 'These steps are for 8x8 Work. You need access to the Admin Console.',
    steps: (to) => [
      'Sign in, open the Admin Console, then Auto Attendants. Choose the pencil beside the one that answers your main number.',
      'In Profile, choose a Site. Without a site the menus stay hidden.',
      'In Schedule, enter your business hours for each day and your time zone.',
      {
        receptionist: `Set up forwarding to ${to} with your business hours: under Call Handling Menus > Weekdays, in the menu for open hours, choose Add Key > Transfer to > External Number, enter the number with its country code and save.`,
        'after-hours': `Set up forwarding to ${to} with your business hours: under Call Handling Menus > Weekdays > Closed Hours, choose Add Key > Transfer to > External Number, enter the number with its country code and save.`,
        both: `Set up forwarding to ${to} with your business hours: under Call Handling Menus > Weekdays, choose Add Key > Transfer to > External Number, enter the number with its country code and save. Do this in the menu for open hours and in Closed Hours.`,
      },
      {
        receptionist:
          'Under Holiday Exceptions choose + Add a Holiday (Closed) for each holiday. On the Holiday tab, keep your current handling.',
        'after-hours':
          'Under Holiday Exceptions choose + Add a Holiday (Closed) for each holiday. On the Holiday tab, transfer to the same outside number.',
        both: 'Under Holiday Exceptions choose + Add a Holiday (Closed) for each holiday. On the Holiday tab, transfer to the same outside number.',
      },
      'Fill in both the open and the closed menu, then save. With one of them empty, nothing is saved.',
    ],
    tips: [
      'A key works when the caller presses it, so let the prompt of the menu name it: "Press 1 to reach our assistant."',
      'To forward without a key press, use a rule on the extension that rings: Users > pencil > Call forwarding rules > + Add new rule, with the hours and the number. Rules run from the top and the first that fits wins; keep at least one active.',
      'Do not use "Forward all calls" for this: after three or four rings the call comes back to the voicemail of the line that forwards. A rule of your own avoids that.',
      '8x8 Express has other menus: Manager Express > Business settings > I want to specify hours.',
    ],
    menusMayDiffer: screensMayDiffer('8x8'),
  },
  'generic-voip': {
    helpPages: [],
    intro:
      "Every provider does this differently, so contact your provider's support: they can set it up or tell you where. The number is on your bill.",
    steps: (to) => [
      "Contact your provider's support and ask for time-of-day forwarding on your main number. Have the account holder's name ready.",
      {
        receptionist: `Ask them to set up forwarding to ${to} with your business hours: calls go to the assistant while your office is open, and after closing they go where they go today.`,
        'after-hours': `Ask them to set up forwarding to ${to} with your business hours: your office rings while it is open, and after closing calls go to the assistant.`,
        both: `Ask them to set up forwarding to ${to} for all calls, inside and outside your business hours.`,
      },
      {
        receptionist:
          'Give them your time zone and your holidays, and say that holidays count as closed days.',
        'after-hours':
          'Give them your time zone and your holidays, and say that calls on holidays go to the assistant all day.',
        both: 'Give them your time zone and say that holidays are forwarded as well.',
      },
      {
        receptionist:
          'If they offer only codes: on many lines *72 and the number turns forwarding on, and *73 turns it off. Codes know no clock, so someone turns it on at opening and off at closing.',
        'after-hours':
          'If they offer only codes: on many lines *72 and the number turns forwarding on, and *73 turns it off. Codes know no clock, so someone turns it on at closing and off at opening.',
        both: 'If they offer only codes: on many lines *72 and the number turns forwarding on, and *73 turns it off. Turn it on once and leave it on.',
      },
      'Ask what a forwarded call costs, long distance included, and how many calls can be forwarded at the same time.',
      'Ask how to switch forwarding off in a hurry, and keep the answer by the phone.',
    ],
    tips: [
      'After dialing *72, wait for the tone. On many lines forwarding starts only when the number answers, or when you repeat the code within two minutes.',
      'To forward only busy or unanswered calls, many lines use *90 and *91 for busy and *92 and *93 for no answer, on and off. Codes differ: some lines use 72# and 73#. Ask your provider for yours.',
      'If you run a small phone system with time groups and time conditions, put your hours in a time group, let the time condition choose between office and assistant, add one for holidays above it, and point the inbound route at them.',
    ],
    menusMayDiffer:
      "Menus may differ from one provider to the next, and so may codes. Your provider's support knows yours.",
  },
  'traditional-pbx': {
    helpPages: [],
    intro:
      'A phone system in your own building is programmed by a technician. You need technician assistance; the list below says all they need to know.',
    steps: (to) => [
      'Find the company that looks after your phone system (see the cabinet, the service contract or the last invoice) and book a technician.',
      {
        receptionist: `Ask the technician to set up forwarding to ${to} with your business hours: calls go to the assistant while your office is open, and after closing they go where they go today.`,
        'after-hours': `Ask the technician to set up forwarding to ${to} with your business hours: your office rings while it is open, and after closing calls go to the assistant.`,
        both: `Ask the technician to set up forwarding to ${to} at all times, inside and outside your business hours.`,
      },
      {
        receptionist:
          'Hand over your list of holidays and say that those days are handled as closed days are today.',
        'after-hours':
          'Hand over your list of holidays and say that calls on those days go to the assistant.',
        both: 'Hand over your list of holidays and say that calls on those days go to the assistant as well.',
      },
      'Give the technician the list below.',
      'Ask for a written note of the settings before and after, and of how you can switch forwarding on and off by hand.',
      'Keep the technician with you for the test calls.',
    ],
    technicianList: (to) => [
      'Program night service or a time schedule with our hours, time zone and holidays.',
      `Send the main hunt group to the outside number: ${to}. Include the digits for an outside line.`,
      'Allow a call from an outside line to leave on an outside line (trunk-to-trunk), in the class of service too.',
      'Check the number of trunks: a forwarded call usually keeps two busy.',
      'Pass on the number of the caller, not ours, where the carrier allows it.',
      'Check the timer that ends long calls between trunks.',
      'Keep the line for transferred calls out of the forwarding, so that no call runs in a circle.',
      'Call in during business hours, after closing and on a day set as a holiday.',
    ],
    tips: [
      'On Avaya IP Office, night service of the hunt group can fall back to an outside number, and Off-Switch Call Inhibit must be off.',
      'On Panasonic KX-NCP and KX-NS, the class of service must allow forwarding to a trunk, and the number begins with the line access code.',
      'On NEC Aspila, the class of service and loop supervision must allow forwarding off the premises.',
    ],
    menusMayDiffer:
      'Menus may differ with the make, the model and the software of your system. The technician has its manual.',
  },
};
