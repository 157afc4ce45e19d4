// Words that say what sex a person is, and the word that says the same of anybody.

const pairs: Readonly<Record<string, string>> = {
  they: 'he she',
  them: 'him her his hers their theirs',
  themselves: 'himself herself themself hisself',
  person:
    'man woman lady gentleman guy gal dude fella fellow bloke chap lass lad mam maam madam missus',
  people: 'men women ladies gentlemen guys gals dudes fellas fellows blokes chaps lads folks',
  child: 'son daughter boy girl',
  children: 'sons daughters boys girls',
  parent: 'mother father mom dad mum mama papa mommy daddy mummy',
  parents: 'mothers fathers moms dads mums',
  stepparent: 'stepmother stepfather stepmom stepdad',
  stepchild: 'stepson stepdaughter',
  grandparent:
    'grandmother grandfather grandma grandpa granny grandad granddad grampa gramps nana nan gran grandmom grandmas grandpas',
  grandchild: 'grandson granddaughter',
  grandchildren: 'grandsons granddaughters grandkids',
  partner: 'wife husband hubby wifey spouse boyfriend girlfriend fiance fiancee bride groom',
  partners: 'wives husbands spouses boyfriends girlfriends',
  sibling: 'brother sister bro sis',
  siblings: 'brothers sisters',
  relative: 'aunt uncle auntie aunty niece nephew',
  relatives: 'aunts uncles nieces nephews',
  mr: 'mrs ms mister',
  landlord: 'landlady',
  salesperson: 'salesman saleswoman',
  mailperson: 'mailman mailwoman postman',
  firefighter: 'fireman firewoman',
  firefighters: 'firemen',
  repairperson: 'repairman repairwoman',
  policeofficer: 'policeman policewoman',
  handyperson: 'handyman handywoman',
  gunman: 'gunwoman',
  waiter: 'waitress',
  actor: 'actress',
  host: 'hostess',
  steward: 'stewardess',
  widow: 'widower',
  king: 'queen',
  prince: 'princess',
  businessperson: 'businessman businesswoman',
  abuelo: 'abuela',
  hijo: 'hija',
  esposo: 'esposa',
  padre: 'madre',
  hombre: 'mujer',
  vecino: 'vecina',
};

const neutral = new Map(
  Object.entries(pairs).flatMap(([plain, list]) =>
    list.split(' ').map((word): [string, string] => [word, plain]),
  ),
);

/** Every word that is replaced. */
export const genderWords: readonly string[] = [...neutral.keys()];

/** 'woman' and 'man' are both a 'person'; any other word stays. */
export function genderNeutral(word: string): string {
  return neutral.get(word) ?? word;
}

/** Words for persons, as they stand after genderNeutral(). */
export const personWords: ReadonlySet<string> = new Set(
  `they them person people child children kid kids baby babies parent parents grandparent grandchild partner partners sibling siblings
  relative relatives family families couple couples neighbor neighbors neighbour neighbours tenant tenants resident
  residents roommate roommates renter renters visitor visitors guest guests friend friends student students worker
  workers teen teens teenager teenagers toddler toddlers infant newborn senior seniors nurse driver owner owners lodger
  occupant occupants customer employee employees contractor plumber painter cleaner courier stranger strangers coworker
  colleague janitor cousin cousins twins adult adults individual individuals youth youths church churches community landlord
  electrician electricians exterminator gardener musician musicians artist roofer roofers technician mover movers carrier
  chef cyclist jogger tutor babysitter nanny cashier firefighter officer officers guard priest pastor realtor agent
  inspector mechanic handyperson repairperson salesperson mailperson policeofficer businessperson carpenter helper
  caretaker caregiver lawyer singer dancer clerk receptionist landscaper locksmith superintendent buddy member members
  client clients swimmer runner biker pedestrian passenger soldier veteran relative stepparent stepchild grandchildren
  siblings partners parents relatives mr landlord waiter actor host king queen prince householder dad gang choir wedding
  boss employer buyer seller volunteer speaker player coach therapist dentist surgeon judge senator athlete actor rapper
  applicant applicants manager doctor teacher gunman burglar intruder folk crowd group patient somebody someone`.split(
    /\s+/u,
  ),
);
