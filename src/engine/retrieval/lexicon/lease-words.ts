// What callers say about becoming, being and ceasing to be a tenant.
import type { Theme } from './subject-words.ts';

export const leaseWords: Theme = {
  'looking for a home': {
    readAs: {
      apartment: 'apt, apts, appartment, apartament',
      tour: `look around, come see the, come see an, come see a, walk through the
        model,
        see the place, see the apartment, see the unit, see an apartment, see a unit`,
      'one bedroom': '1 bedroom, one bed, 1 bed, 1br, 1 br, single bedroom',
      'two bedroom': '2 bedroom, two bed, 2 bed, 2br, 2 br',
      'three bedroom': '3 bedroom, three bed, 3 bed, 3br, 3 br',
      'square feet': 'square foot, square footage, sq ft, sqft',
      waitlist: 'waiting list, wait list',
    },
    same: [
      'apartment, unit, condo, flat, condominium, suite',
      'townhouse, townhome',
      'tour, a showing, a viewing, self guided tour, virtual tour, open house',
      `vacancy, vacant, any openings, for rent, places open, available apartment, available unit,
        apartments available, apartment available, units available, anything available`,
      'studio, efficiency, bachelor apartment',
      `special, promotion, concession, month free, free month, move in special, incentive, promo`,
      'furnished, furniture included, comes with furniture',
      'floorplan, floor plan, layout, square feet',
      'waitlist, next available',
    ],
    related: [
      'one bedroom, two bedroom, three bedroom, studio, floorplan, bedroom',
      'tour, appointment, schedule, leasing agent, a showing, model unit',
      `vacancy, rent, price, apartment, listing, zillow, craigslist, apartments dot com, for rent`,
      'special, discount, look and lease, military discount, preferred employer',
      'amenity, amenities, features, perks',
    ],
  },
  'applying and qualifying': {
    readAs: {
      apply: `fill out an application, put in an application, application process, submit an
        application`,
      'application status': `where is my application, been approved, got
        approved, get approved, was i approved, am i approved, did i get approved`,
      income: `make enough, how much do i have to make, how much do i need to make, how much money
        do i have to make, earn enough, times the rent, salary, salaries, earnings, three times
        rent, three times the rent`,
      'holding deposit': `holding fee, hold the unit, hold the apartment, hold an apartment,
        reserve the apartment`,
      'admin fee': 'administrative fee, administration fee',
      paystub: 'pay stub, pay slip, payslip, paycheck stub, check stub',
      background: `criminal record, criminal history, felony, felonies, felon, misdemeanor, been
        to jail, been to prison, been in jail, been in prison, arrest record, sex offender,
        conviction, convicted, dui`,
      credit: `fico, fico score, run my credit, bankruptcy, bankrupt`,
      'rental history': `landlord reference, prior landlord, previous landlord, eviction on my
        record, been evicted, got evicted before, broken lease on my record`,
      guarantor: `co signer, cosigner, cosign, co sign, co signed, cosigned, co signor, cosigner
        for me, someone sign for me, parents sign, parent sign, parents co sign, mom co sign, dad
        co sign`,
    },
    same: [
      'apply, application, applicant',
      'guarantor, guarantee, guaranty, third party guarantor',
      `income, paystub, proof of income, income requirement, offer letter, w2, tax return, w 2,
        bank statement`,
      'qualify, qualification, eligible, eligibility, criteria, tenant screening',
      'deny, denied, rejected, turned down, decline, declined',
    ],
    related: [
      `apply, qualify, income, credit, background, approve, social security number, government id,
        photo id`,
      `qualify, income, credit, background, rental history, guarantor, self employed, freelancer,
        gig work, doordash driver, uber driver, retired`,
      'guarantor, student, parents, no income, international student',
      `itin, visa holder, green card, immigrant, undocumented, international, foreign, passport,
        social security number`,
    ],
  },
  'vouchers and affordable housing': {
    readAs: {
      voucher: `section 8, section eight, sec 8, housing choice, housing choice voucher, hud
        voucher, housing voucher, section 8 voucher, section eight voucher, vash, vash voucher,
        hud vash`,
      'affordable housing': `low income, lihtc, tax credit property, income restricted, income
        based, subsidized, subsidised, rent controlled, rent stabilized, public housing, reduced
        rent`,
    },
    same: [
      'voucher, hud, housing authority, rapid rehousing',
      'recertify, recertification, recert, annual certification',
    ],
    related: [
      `voucher, affordable housing, income limit, caseworker, case manager, housing authority,
        subsidy`,
    ],
  },
  'the lease and its end': {
    readAs: {
      lease: `rental agreement, rental contract, lease agreement, least agreement, tenancy
        agreement, leese, leace`,
      'month to month': 'monthly lease, month by month, go monthly, short lease',
      'renew lease': `extend my lease, extend the lease, lease extension, resign my lease, re sign
        my lease, stay another year, stay one more year, stay longer, least renewal, lease
        renewal, renewal of my lease, sign another lease, sign another year, renew my lease,
        renewing my lease, renew the lease`,
      'terminate lease': `break my lease, breaking my lease, break the lease, breaking the lease,
        break a lease, breaking a lease, break lease, breaking lease, lease break, broke my lease,
        brake my lease, break my least, get out of my lease, get out of the lease, getting out of
        my lease, out of my lease, end my lease, end my lease early, ending my lease, end the
        lease, leave before my lease, leave before the lease, move out early, moving out early,
        leave early, early termination, terminate early, terminate my lease, terminating my lease,
        cancel my lease, lease buyout, buy out my lease, lease buy out, job transfer, transferred
        for work, new job in another, deployed, deployment, military orders, pcs orders`,
      'rent increase': `rent going up, rent goes up, rent go up, rent went up, raise my rent,
        raise the rent, raising my rent, raising the rent, raised my rent, raised the rent, rent
        raise, rent hike, increase my rent, increase the rent, increased my rent, increase in
        rent, rent increases, higher rent, rent is going up`,
      'vacate notice': `notice to vacate, 30 day notice, thirty day notice, thirty days notice, 30
        days notice, 60 day notice, sixty day notice, 60 days notice, sixty days notice, give my
        notice, giving my notice, give notice, giving notice, put in my notice, putting in my
        notice, put my notice in, put in notice, notice of intent to vacate, intent to vacate,
        intent to move, not renewing, not going to renew, don't want to renew, notice that i'm
        moving`,
      'transfer apartment': `move to a different unit, move to another unit, move to a bigger,
        switch apartments, switch units, change apartments, change units, transfer to another
        unit, transfer units, bigger apartment, bigger unit, downsize, move into a different`,
    },
    same: [
      'tenant, renter, lessee',
      'landlord, lessor',
      'vacate, moveout',
      'evict, eviction, kicked out, kick me out, unlawful detainer, notice to quit',
      'lease, contract',
    ],
    related: [
      'lease, rent, tenant, landlord',
      `terminate, vacate, buyout fee, relocate, relocation, reletting, relet, domestic violence,
        divorce, scra, moving away, moving back home, moving to another state, buying a house`,
      `renew, increase, month to month, lease expires, lease ends, lease is up, lease is ending`,
      `lease, proof of residency, proof of residence, proof of address, residency letter, rental
        verification, landlord verification, verification of rent`,
    ],
  },
  'subletting and who lives there': {
    readAs: {
      sublet: `sub let, sublease, sub lease, sublettes, subletter, subtenant, rent out my unit,
        rent out my apartment, rent out my place, rent out my room, rent out my condo, rent out my
        home, rent out my house, rent my unit out, rent my condo out, rent my place out, lease out
        my, take over my lease, taking over my lease, takeover my lease, lease takeover, lease
        assignment, assign my lease, reassign my lease`,
      airbnb: `air b and b, air bnb, air b n b, air b b, airb and b, vrbo, v r b o, short term
        rental, shortterm rental, short term rent, short term renting, short term letting, short
        term lets, short term stay, vacation rental, nightly rental, weekly rental, vacation home
        rental, rent by the night, home away rental`,
      roommate: `room mate, housemate, house mate, flatmate, suitemate, suite mate, co tenant,
        cotenant, co resident`,
      'add roommate': `add someone to my lease, add someone to the lease, add somebody to my
        lease, add a person to my lease, add a name, add my boyfriend, add my girlfriend, add my
        husband, add my wife, add my partner, add my fiance, add him to the lease, add her to the
        lease, put him on the lease, put her on the lease, put someone on my lease, on the lease
        with me, boyfriend move in, girlfriend move in, boyfriend is moving in, girlfriend is
        moving in, boyfriend moving in, girlfriend moving in, moving in with me, move in with me`,
      'remove roommate': `take someone off my lease, take someone off the lease, take him off the
        lease, take her off the lease, take my name off the lease, remove someone from my lease,
        off the lease, taken off the lease, roommate is leaving, roommate moved out, roommate
        moving out, roommate is moving out, roommate leaving, get off the lease`,
    },
    same: [
      'sublet, airbnb',
      'sublet, lease out',
      'roommate, cohabitant, co occupant, occupant, lodger',
      'guest, visitor, company over, houseguest, house guest, overnight guest',
      `max occupancy, occupancy limit, maximum occupancy, how many people can live, how many
        people live`,
    ],
    related: [
      `roommate, partner, boyfriend, girlfriend, fiance, spouse, husband, wife, newborn, divorce`,
      `guest, visitor, friend, family, relative, brother, sister, cousin, visit, mother in law, in
        laws, nephew, niece, grandkids, grandchildren, grandson, stay over, sleep over, spend the
        night, overnight, staying over, stay the night, staying the
        night, coming to visit, coming to stay, parents visiting`,
      'airbnb, host, booking, vacationers, tourists, weekly, sublet, transient',
      `rental restriction, rental cap, lease restriction, owner occupied, investor, investment
        property, rent out, sublet`,
    ],
  },
  'moving in and out': {
    readAs: {
      movein: 'move in, moving in, moves in, moved in, move in day, move in date',
      moveout: 'move out, moving out, moves out, moved out, move out day, move out date',
      elevator: 'freight elevator, service elevator, lift',
      'return keys': `turn in my keys, turn in keys, turn my keys in, turn in the keys, drop off
        my keys, drop off the keys`,
      'moving truck': `u haul, uhaul, moving van, penske truck, moving company, movers, moving
        pod, storage pod, moving container, portable storage`,
    },
    same: [
      'moveout, move',
      'movein, move',
      'elevator, freight, elevator pad',
      'loading dock, loading zone, loading area, unload, load',
    ],
    related: [
      'move, moving truck, elevator, loading dock, reserve elevator, furniture delivery',
      'movein, utilities, renters insurance, key, walkthrough, condition report, prorate',
      'moveout, carpet cleaning, forwarding address, walkthrough, nail holes, deposit, prorate',
      'prorate, prorated, partial month, middle of the month, half a month',
    ],
  },
  'inspections and entry': {
    same: [
      'inspection, inspect, walkthrough, inspector, walk through',
      `notice of entry, enter my apartment, enter my unit, come in my apartment, come into my
        apartment, come in my unit, come into my unit, entry notice, come inside without`,
    ],
    related: [
      'inspection, notice of entry, annual, smoke detector, filter, smoke alarm',
      'notice of entry, permission to enter, privacy, maintenance',
    ],
  },
  insurance: {
    readAs: {
      'renters insurance': `renter insurance, rental insurance, tenant insurance, tenants
        insurance, contents insurance, liability insurance, renters policy, renter policy`,
      insurance: 'insured, insure, covered by insurance',
      'condo insurance': `ho6, ho 6, h o 6, ho6 policy, walls in, walls in policy, owners
        insurance, homeowners insurance, homeowner insurance`,
    },
    same: [
      'renters insurance, insurance',
      'condo insurance, insurance',
      `master policy, certificate of insurance, insurance certificate, coi, declaration page, dec
        page, proof of insurance, evidence of insurance`,
    ],
    related: [
      `insurance, lemonade, state farm, geico, allstate, policy, deductible, liability, claim,
        adjuster, additional insured, interested party`,
      'master policy, lender, mortgage, insurance, insurance agent',
      'flood insurance, earthquake insurance, wind insurance, insurance, hurricane deductible',
    ],
  },
};
