// What callers say about living together, the association that governs it, and the office.
import type { Theme } from './subject-words.ts';

export const communityWords: Theme = {
  'noise and smoke': {
    readAs: {
      'quiet hours': `quiet time, noise ordinance, noise curfew, quiet hour, keep it down, noise
        rules, noise policy`,
      noise: `noisy, loud, too loud, loud music, blasting music, blaring, bass thumping, making a
        racket, stomping, stomps, playing music, loud tv, banging on the walls, commotion,
        thumping`,
      smoke: `cigarette, cigar, vape, vaping, vapes, marijuana, weed smoke, pot smoke, cannabis,
        hookah, e cig, e cigarette, smoking weed, smoke weed, smells like weed, smell weed, smell
        of weed, weed smell, smoke pot, smoking pot, tobacco, secondhand smoke, second hand smoke`,
    },
    same: ['noise, disturbance', 'quiet hours, quiet', 'neighbor, neighbour, next door'],
    related: [
      `noise, quiet hours, music, quiet, hammer, drill, drum, piano, guitar, instrument, party,
        vacuum, leaf blower, subwoofer, complaint, courtesy officer`,
      'construction, contractor, power tools, construction hours, jackhammer, noise',
      'smoke, balcony, smell, smoker, ashtray, butts, odor, designated smoking area',
      `neighbor, upstairs, downstairs, complaint, harass, argue, fighting, dispute, mediation,
        nuisance, anonymous`,
    ],
  },
  'rules, violations and fines': {
    readAs: {
      covenants: `cc rs, cc r, c c r, c c rs, ccr, ccrs, cc and rs, c c and rs, cc and r, deed
        restriction, deed restrictions, governing document, governing documents, declaration of
        covenants, restrictive covenants, master deed, ccnrs, c c n rs`,
      violation: `nasty letter, letter about my, nastygram, courtesy notice, violation letter,
        violation notice, letter saying i, letter in the mail saying, compliance letter, warning
        letter, in violation, notice of violation, got written up, written up, friendly reminder`,
      fine: 'fined, fining',
      appeal: `fight this fine, fight the fine, fight a fine, dispute a fine, dispute the fine,
        dispute a violation, dispute this, contest the, contest a, contest this, due process,
        challenge the fine, contest the violation`,
    },
    same: [
      `covenants, bylaws, rules, by laws, regulations, handbook, community guidelines, rule book,
        rulebook, house rules`,
      'violation, infraction, noncompliance, breach',
      'fine, penalty',
      'appeal, hearing, dispute',
    ],
    related: [
      'violation, fine, hearing, appeal, complaint, warning, cure, deadline, weeds, citation',
      `covenants, copy of the rules, restrictions, documents, articles of incorporation, plat,
        rules`,
      'amend, amendment, change the rules, change the bylaws, covenants, vote',
    ],
  },
  'board and meetings': {
    readAs: {
      board: `bored meeting, board of directors, board member, bored member, bored members, hoa
        board, condo board, strata council`,
      'annual meeting': `annual members meeting, agm, a g m, annual owners meeting, yearly
        meeting, annual general meeting`,
      minutes: `meeting minutes, meeting notes, notes from the meeting, notes from the last
        meeting, minutes of the meeting, minutes from the meeting, board minutes`,
      hoa: `h o a, homeowners association, homeowner association, home owners association, home
        owner association`,
      zoom: `zoom link, attend online, attend remotely, join online, attend virtually, virtual
        meeting, microsoft teams`,
      volunteer: `get involved, serve on the, join a committee, join the committee, be
        on the committee, join the board, run for the board, be on the board, running for the
        board, get on the board`,
    },
    same: [
      'board, director, council, trustee',
      'annual meeting, meeting',
      'vote, election, ballot, proxy, elect, candidate, nominate, nomination',
      'minutes, recording, agenda',
    ],
    related: [
      `board, meeting, vote, election, president, treasurer, secretary, quorum, open forum,
        attend, agenda, minutes, zoom`,
      'volunteer, committee, board, social committee, welcome committee, election',
      `newsletter, email list, announcement, bulletin board, facebook group, nextdoor, eblast,
        community news, email blast, notified`,
    ],
  },
  'selling and closing': {
    readAs: {
      estoppel: `estopel, estopple, a stopple, a stop all, estoppel letter, estoppel certificate,
        stop all letter, estoppal, esstopel`,
      resale: `resale package, resale certificate, resale disclosure, resale docs, resale
        documents, resale packet, condo docs, hoa docs, condo documents, hoa documents, closing
        documents, closing docs, closing packet, disclosure packet, disclosure package, resale
        cert, re sale, status certificate, hoa packet, condo package, 3407, form b, resale papers,
        paperwork for closing, papers for closing, documents for closing, papers to sell`,
      'sale closing': `closing date, we close on, we close in, we close next, we're closing, we
        are closing, i'm closing, i am closing, im closing, i close on, i close next, closing on
        my, closing on a house, closing on a condo, closing on the house, closing on our, closing
        on a unit, close on my, close on our, close on the house, close escrow, close of escrow,
        settlement date, under contract, in escrow, for closing, at closing, buyer is closing,
        closing disclosure, closing costs`,
      questionnaire: `condo questionnaire, lender questionnaire, hoa questionnaire, condo cert,
        lender form, lender letter, condominium questionnaire, mortgage questionnaire, loan
        questionnaire, condo certification, questionnaire for the lender, fannie mae form`,
      'transfer fee': 'new owner fee',
      payoff: 'payoff letter, pay off letter, payoff amount, payoff statement, payoff quote',
      realtor: `real estate agent, realator, relator, listing agent, buyers agent, broker, real
        estate broker`,
    },
    same: [
      'resale, estoppel, disclosure',
      `sell, seller, selling, put my house on the market, put my condo on the market, on the
        market`,
      'buyer, purchaser, new owner, new homeowner',
      'lender, mortgage company, loan officer, mortgage lender, underwriter, mortgage',
      'title company, closing company, closing attorney, escrow officer, escrow company',
    ],
    related: [
      `sell, buyer, sale closing, resale, lender, realtor, escrow, estoppel, title company,
        payoff, refinance, deed`,
      `lender, questionnaire, refinance, fannie mae, fha, fha approved, va loan, refi, master
        policy`,
      'resale, rush, expedite, homewisedocs, condocerts, title company',
      `buyer, just bought, bought a home, bought a house, bought a condo, new owner, welcome
        packet, update my information, ownership change, orientation`,
      'realtor, lockbox, open house, for sale sign, showing, listing',
    ],
  },
  'owners who let their homes': {
    same: [
      'disbursement, payout, owner draw, distribution, proceeds',
      `management fee, management services, manage my property, manage my rental, manage my house,
        manage my condo`,
    ],
    related: [
      'landlord, disbursement, statement, 1099, year end statement, deposited',
      'management fee, percentage, tenant placement, leasing fee, placement fee, landlord',
      'property tax, tax bill, tax form, 1099, 1098, w9, w 9, tax id, ein',
    ],
  },
  children: {
    same: ['children, kids, child, toddler, teenager, minor, teen'],
    related: [
      'children, daycare, school, school bus, babysitter, stroller, supervised, unsupervised',
    ],
  },
  accessibility: {
    readAs: {
      wheelchair: 'wheel chair, power chair, mobility scooter',
      accommodation: `reasonable accommodation, reasonable modification, ada, a d a, accomodation,
        disability accommodation, special needs, accommodation request`,
      'grab bar': `grab bars, handrail, hand rail, shower bar, shower rail, bars in the shower,
        bar in the shower`,
      accessible:
        'handicap, handicapped, wheelchair accessible, handicap accessible, disabled parking',
      interpreter: `translator, speak spanish, spanish speaking, en espanol, habla espanol, speaks
        spanish, translate`,
    },
    same: [
      'accessible, wheelchair, ramp',
      'fair housing, discrimination, discriminate, discriminated',
    ],
    related: [
      `wheelchair, ramp, grab bar, elevator, accessible, stairs, disability, first floor,
        crutches, roll in shower`,
      'accommodation, disability, grab bar, fair housing, wheelchair, doctor',
      'spanish, interpreter, language, creole, mandarin, french, vietnamese',
    ],
  },
  'the office': {
    readAs: {
      hours: 'what time, business hours, opening hours, how late',
      website: 'web site, web page, webpage, web address, internet site, url',
      portal: `resident portal, tenant portal, owner portal, resident app, online portal, online
        account, resident site, tenant app, my account online, homeowner portal, owner login,
        tenant login, resident login, owners portal, residents portal, rent cafe, rentcafe,
        appfolio, buildium, townsq, town sq, active building, activebuilding, vantaca, payhoa,
        cinc`,
      login: `log in, log on, logging in, log into, logging into, logged in, sign in, signing in,
        signin, log onto, sign into, logon, get into my account, get in my account, get into the
        portal, locked out of my account`,
      'sign up': `signup, signing up, create an account, create account, make an account, set up
        my account, set up an account, setup an account, register for the portal, register online,
        registration code, activation code`,
      password: 'pass word, user name, username, login info, reset link, forgot my login',
      email: 'e mail, electronic mail',
      manager: `property manager, community manager, association manager, site manager, general
        manager, person in charge, whoever is in charge, on site manager, lead manager`,
      office: `main office, leasing office, rental office, management office, front office,
        property office, head office`,
      holiday: `thanksgiving, christmas, christmas day, new year, new years, new years day, new
        year day, memorial day, labor day, fourth of july, july fourth, independence day,
        presidents day, christmas eve, new years eve, good friday, easter, veterans day, martin
        luther king, juneteenth, boxing day, canada day`,
      contact: `get a hold of, get ahold of, get hold of, reach you, get in touch, reach someone,
        reach somebody`,
      much: 'a lot of, lots of',
    },
    same: [
      'hours, open, close',
      'login, password',
      'manager, management, management company',
      'contact, phone number, email, telephone number',
    ],
    related: [
      'portal, website, online, app, login, sign up, password, register, web',
      'office, located, address, directions, gps',
      'hours, saturday, sunday, weekend, holiday, lunch',
      'office, appointment, walk in, drop by, stop by, in person, come by',
      `complaint, speak to a supervisor, supervisor, manager, corporate, escalate, regional
        manager`,
      `update, contact, new phone number, new number, new email, changed my number, my info,
        contact information`,
      'notary, notarize, fax, copy, scan',
    ],
  },
  'scams and safety': {
    readAs: {
      scam: `scammer, scammed, fraud, fraudulent, ripoff, rip off, fake listing, fake ad,
        phishing, is this legit, legit, legitimate, too good to be true`,
    },
    same: ['scam, suspicious'],
    related: [
      'scam, craigslist, facebook marketplace, gift card, wire money, deposit, zelle, listing',
      `police, break in, broke into, theft, stolen, burglary, vandalism, graffiti, vandalized,
        prowler, crime, police report, suspicious, trespass, loiter, solicitor`,
      `solicit, solicitor, solicitation, door to door, salesman, salespeople, flyers, no
        soliciting`,
    ],
  },
  'kinds of communities': {
    readAs: {
      senior: `55 plus, 55 and over, 55 and older, fifty five plus, fifty five and over, over 55,
        over fifty five, 62 and over, senior citizen, senior housing, age restricted, age
        restriction, active adult, retirement community, old enough to live, elderly`,
      'student housing': `by the bed, individual lease, per bed, bed space, roommate matching, off
        campus, student apartment, student apartments, roommate match`,
      'mobile home': 'manufactured home, manufactured housing, mobile homes',
      'lot rent':
        'space rent, pad rent, site rent, lot lease, site fee, rent for the lot, ground rent',
      'commercial space': `office space, retail space, storefront, commercial unit, warehouse
        space, commercial property, shop space, commercial lease, business space`,
    },
    same: [
      'student, university, college, student housing, dorm',
      'lot rent, rent',
      'cam charges, common area maintenance, triple net, nnn, cam reconciliation',
    ],
    related: [
      `student, academic year, fall semester, semester, roommate, winter break, spring semester,
        parents, guarantor, student housing`,
      `mobile home, trailer, double wide, doublewide, single wide, singlewide, skirting, hitch,
        axle, lot rent`,
      'senior, grandkids, grandchildren',
      `home business, business license, work from home, home office, daycare, day care, business
        from my home, business out of my, childcare, babysit, home daycare, hair salon`,
    ],
  },
};
