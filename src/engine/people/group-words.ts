// Words for peoples, nations, faiths, orientations and gender identities: who somebody is says nothing
// about a danger. Singular, lower case; the plural in -s is understood.

const peoples = `
  abkhaz aboriginal afghan afghani african afrikaner albanian algerian amerindian andorran angolan antiguan apache arab
  arabic aramean argentine argentinean argentinian armenian aryan ashanti asian assyrian australian austrian aztec
  azerbaijani azeri bahamian bahraini balinese bangladeshi bantu barbadian bashkir basque bavarian bedouin belarusian
  belgian belizean bengali beninese berber bermudian bhutanese bolivian bosniak bosnian botswanan brazilian breton brit
  british bruneian bulgarian burkinabe burmese burundian cajun cambodian cameroonian canadian caribbean castilian
  catalan caucasian celt celtic chadian chechen cherokee chicana chicano chilean chinese choctaw circassian colombian
  comanche congolese corsican creole croat croatian cuban cypriot czech dane danish dominican dravidian dutch
  ecuadorian egyptian emirati english englishman englishmen englishwoman eritrean eskimo estonian ethiopian eurasian european
  fijian filipina filipino finn finnish flemish french frenchman frenchmen frenchwoman fulani gabonese gaelic gambian georgian
  german ghanaian greek greenlander grenadian guatemalan guinean gujarati guyanese gypsy haitian han hausa hawaiian
  hispanic hmong hondurian honduran hopi hungarian hutu icelander icelandic igbo indian indigenous indonesian inca inuit iranian iraqi
  irish irishman irishmen irishwoman iroquois israeli italian ivorian jamaican japanese javanese jordanian kazakh kenyan khmer
  kikuyu korean kosovar kurd kurdish kuwaiti kyrgyz lao laotian latin latina latino latinx latvian lebanese
  liberian libyan liechtensteiner lithuanian luxembourger maasai macedonian malagasy malawian malay malaysian maldivian
  malian maltese manchu maori maya mayan mauritanian mauritian melanesian mestizo mexican micronesian moldovan mongol
  mongolian montenegrin moor moroccan mozambican mulatto namibian native navajo nepalese nepali nicaraguan nigerian
  nigerien nordic norwegian ojibwe omani oriental pakistani palestinian panamanian papuan paraguayan pashtun persian
  peruvian polish polynesian portuguese punjabi pygmy qatari quechua roma romani romanian russian rwandan sami
  samoan saudi saxon scandinavian scot scots scotsman scotsmen scotswoman scottish senegalese serb serbian seychellois shona sicilian
  singaporean sinhalese sioux slav slavic slovak slovakian slovene slovenian somali spaniard spanish sudanese surinamese
  swahili swazi swede swedish swiss syrian tahitian taiwanese tajik tamil tanzanian tatar telugu teuton thai tibetan
  togolese tongan trinidadian tuareg tunisian turk turkish turkmen tutsi ugandan uighur uyghur ukrainian uruguayan
  uzbek vanuatuan venezuelan vietnamese viking walloon welsh welshman welshwoman xhosa yankee yemeni yemenite yoruba
  zambian zapotec zimbabwean zulu american norseman foreigner immigrant migrant refugee colored biracial multiracial`;

const nations = `
  afghanistan africa albania algeria america andorra angola antigua argentina armenia asia australia austria azerbaijan
  bahamas bahrain bangladesh barbados belarus belgium belize benin bermuda bhutan bolivia bosnia botswana brazil britain
  brunei bulgaria burma burundi cambodia cameroon canada chad chile china colombia congo croatia cuba cyprus czechia
  denmark dominica ecuador egypt england eritrea estonia ethiopia europe fiji finland france gabon gambia gaza georgia
  germany ghana greece grenada guam guatemala guinea guyana haiti holland honduras hungary iceland india indonesia iran
  iraq ireland israel italy jamaica japan jordan kazakhstan kenya korea kosovo kurdistan kuwait kyrgyzstan laos latvia
  lebanon liberia libya liechtenstein lithuania luxembourg macedonia madagascar malawi malaysia maldives mali malta
  mauritania mauritius mexico micronesia moldova monaco mongolia montenegro morocco mozambique myanmar namibia nepal
  netherlands nicaragua niger nigeria norway oman pakistan palestine panama paraguay peru philippines poland portugal
  qatar romania russia rwanda samoa scandinavia scotland senegal serbia singapore slovakia slovenia somalia spain sudan
  suriname swaziland sweden switzerland syria taiwan tajikistan tanzania thailand tibet togo tonga trinidad tunisia
  turkey turkmenistan uganda ukraine uruguay uzbekistan vanuatu venezuela vietnam wales yemen zambia zimbabwe`;

const faiths = `
  adventist agnostic alawite amish anabaptist anglican animist ashkenazi atheist bahai baptist brahmin buddhist calvinist
  catholic charismatic christian confucian confucianist congregationalist copt coptic daoist dervish druid druze
  episcopal episcopalian evangelical gentile hare hasid hasidic heathen hindu humanist hutterite islamic ismaili jain jew
  jewish jewess judaic kabbalist lutheran maronite mennonite methodist moravian mormon moslem muslim nazarene orthodox
  pagan parsi pentecostal pietist presbyterian protestant puritan quaker rastafari rastafarian rasta salafi santero
  scientologist secularist sephardi sephardic shia shiite shinto shintoist sikh spiritualist sufi sunni taoist
  unitarian universalist vaishnava wahhabi wiccan yazidi zionist zoroastrian christianity islam judaism hinduism buddhism
  sikhism jainism catholicism protestantism mormonism`;

const orientations = `
  aromantic asexual bi bicurious bisexual cis cisgender cisgendered demisexual enby female gay gender
  genderfluid genderqueer heterosexual homosexual intersex lesbian lgbt lgbtq male nonbinary pansexual queer straight
  trans transgender transgendered transman transsexual transvestite transwoman`;

const phrases = `
  african american|asian american|native american|mexican american|arab american|irish american|italian american|
  american indian|first nations|pacific islander|alaska native|alaskan native|middle eastern|middle easterner|
  south african|south american|north american|latin american|central american|central african|costa rican|puerto rican|costa rica|
  puerto rico|el salvador|salvadoran|salvadorean|sri lankan|sri lanka|hong kong|hong konger|saudi arabian|saudi arabia|
  south korean|north korean|south korea|north korea|south sudanese|new zealander|new zealand|sierra leonean|
  sierra leone|cape verdean|cape verde|united states|united kingdom|south africa|burkina faso|ivory coast|cote d ivoire|
  papua new guinea|east timorese|timorese|bosnian serb|northern irish|roman catholic|greek orthodox|russian orthodox|
  eastern orthodox|born again christian|seventh day adventist|latter day saint|church of christ|jehovah witness|jehovah witnesse|
  jehovahs witness|jehovahs witnesse|hare krishna|born again|non binary|non religious|gender fluid|gender queer|two spirit|
  cross dresser|drag queen|same sex|lgbtq plus|middle east|anglo saxon|anglo|blackfoot|white supremacist|indo caribbean|
  afro american|afro caribbean|afro latino|afro latina|mixed race|of color|west indian|east indian|west african|east african|north african|
  south asian|east asian|southeast asian|eastern european|western european|southern european|northern european|
  jewish orthodox|reform jewish|ultra orthodox|greek cypriot|turkish cypriot|french canadian|native hawaiian`;

/** Also words for things: read as people only where a word for people follows. */
export const groupOrThing: ReadonlySet<string> = new Set(['black', 'white', 'brown', 'pole']);

/** Feasts, houses and offices of faiths; for the classifier as silent as the faith itself. */
export const faithCustoms: ReadonlySet<string> = new Set(
  `advent ashura bible bishop cathedral chapel chanukah christening christmas church cleric convent deacon diwali easter eid
  epiphany gurdwara hajj hanukkah hijab holi imam iftar kippah kirpan koran kosher kwanzaa lent mandir mass menorah
  minister missionary monastery monk mosque nativity nun parish passover pastor pope preacher priest purim quran rabbi
  ramadan rosary sabbath sermon shabbat shrine shul sukkot synagogue temple thanksgiving torah turban vaisakhi veda vesak xmas
  yarmulke halal burqa niqab mullah minaret allah jesus christ buddha krishna hymn psalm gospel crucifix
  mitzvah baptism godfather godmother worship worshiper congregation`.split(/\s+/u),
);

/** Single words, in the singular. */
export const groupWords: ReadonlySet<string> = new Set(
  [peoples, nations, faiths, orientations].flatMap((list) => list.trim().split(/\s+/u)),
);

/** Words of two and more, in the singular, by their first word; the longest first. */
export const groupPhrases: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord(
  phrases.split('|').map((phrase) => phrase.trim().split(/\s+/u)),
);

function byFirstWord(all: readonly (readonly string[])[]) {
  const sorted = new Map<string, (readonly string[])[]>();
  for (const words of all.toSorted((a, b) => b.length - a.length)) {
    const [first = ''] = words;
    sorted.set(first, [...(sorted.get(first) ?? []), words]);
  }
  return sorted;
}
