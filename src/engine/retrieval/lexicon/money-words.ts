// What callers say about rent, fees, deposits and dues.
import type { Theme } from './subject-words.ts';

export const moneyWords: Theme = {
  'ways to pay': {
    readAs: {
      autopay: `auto pay, auto payment, autopayment, automatic payment, automatic pay,
        automatically pay, pay automatically, paid automatically, direct debit, auto debit,
        automatic debit, auto draft, automatic draft, autodraft, bank draft, auto withdrawal,
        automatic withdrawal, recurring payment, pre authorized payment, pre authorized debit,
        preauthorized debit, take it out of my bank, take it out of my account, take it out of my
        bank account, takes it out of my account, taken out of my bank, taken out of my account,
        taken out of my bank account, take the money out of my account, come out of my account,
        comes out of my account, come out of my bank, comes out of my bank, come out of my
        checking, coming out of my account, deduct it from my account, standing order`,
      check: 'cheque',
      echeck: 'e check, electronic check',
      etransfer: 'e transfer, interac, interac transfer, electronic transfer',
      ach: 'a c h',
      paypal: 'pay pal',
      'cash app': 'cashapp',
      zelle: 'zell, zel, xelle',
      'card fee': 'convenience fee, processing fee, transaction fee, surcharge',
      'mailing address': 'remittance address, payment address',
      // 'Check' without money.
      status: 'check on, checking on, check up on, checking up on, check the status',
      see: `check if, checking if, check whether, check to see, checking to see, check and see,
        double check, double checking`,
    },
    same: [
      'pay, payment, remit',
      `money order, cashiers check, cashier check, certified check, certified funds, bank check`,
      'ach, bank transfer, wire transfer, echeck, electronic payment',
      'cash, dollar bills, paper money',
      'dropbox, drop box, drop slot, night drop, payment box',
      'receipt, proof of payment, payment history, payment record',
      'owe, balance, ledger, amount due, account balance, owing',
      'bill, invoice, statement',
    ],
    related: [
      'pay, check, card, cash, bank, bill, ach, money order, money, autopay',
      `pay, visa, mastercard, master card, amex, american express, discover card`,
      `pay, zelle, venmo, paypal, cash app, apple pay, google pay, etransfer, chime, bitcoin,
        crypto`,
      'pay, moneygram, western union, paynearme, pay near me, walmart, check cashing',
      'check, payable, po box, p o box',
      'autopay, enroll, bank, monthly, recurring',
      'pay, check, dropbox, envelope',
    ],
  },
  'rent that is late': {
    readAs: {
      'late fee': 'late charge, late penalty, late fine, penalty for late, fee for paying late',
      late: `past due, behind on, fell behind, fall behind, falling behind, running behind, not on
        time, forgot to pay, forgot to mail my rent, forgot the rent, forgot my rent, haven't paid
        yet, missed a payment, missed my payment, missed the deadline`,
      nsf: `n s f, bounced check, check bounced, check bounce, checks bounce, payment bounced,
        returned check, check was returned, check got returned, returned payment, insufficient
        funds, non sufficient funds, nonsufficient funds`,
      waive: 'wave the, wave my, wave a, wave that, waive the, waive my, waive a',
      'rent due': `is rent do, is my rent do, is the rent do, rent is do, is rent dew, rent is
        dew, payment is do`,
      hardship: `can't pay, cant pay, can't afford, cant afford, cannot afford, unable to pay,
        short on rent, short on my rent, short this month, don't have the rent, don't have my
        rent, don't have all the rent`,
      'payment plan': `pay half, half now, pay part, part of the rent, part of my rent, split my
        rent, split the rent, split the payment, pay in two parts, pay in parts, pay it off over
        time, pay over time, work out a payment`,
    },
    same: [
      'late, overdue, delinquent, arrears, tardy',
      'nsf, overdraft, bounced',
      `payment plan, payment arrangement, installment, instalment, partial payment, pay
        arrangement, promise to pay`,
      'waive, forgive',
    ],
    related: [
      'late, overdue, behind, grace period, penalty, nsf',
      `hardship, payment plan, rental assistance, rent relief, laid off, lost my job,
        paycheck, payday, social security check, disability check, an extension, unemployed,
        unemployment`,
      `rental assistance, rent relief, charity, salvation army, catholic charities, hardship,
        emergency assistance`,
      'eviction, evict, late, pay or quit, notice to quit, three day notice, nonpayment',
      'pay, payment plan, rent',
    ],
  },
  deposits: {
    readAs: {
      deposit: 'security deposit, damage deposit, safety deposit',
      'deposit refund': `deposit back, deposits back, deposit returned, return of my deposit,
        refund of my deposit, refund my deposit, return my deposit, keep my deposit, kept my
        deposit, rest of my deposit`,
      refund: 'money back, reimbursement, reimburse, reimbursed',
    },
    same: [
      'deduct, deduction, withhold',
      'nonrefundable, non refundable, not refundable',
      'wear and tear, normal wear',
      'forwarding address, new address',
    ],
    related: [
      `deposit, refund, deduct, itemized, forwarding address, wear and tear, nail holes, damages`,
      'deposit, deposit alternative, surety bond, rhino, leaselock',
    ],
  },
  'dues and assessments': {
    readAs: {
      assessment: `dues, hoa dues, h o a dues, association dues, condo dues, hoa fee, h o a fee,
        hoa payment, hoa bill, association fee, condo fee, condominium fee, strata fee,
        maintenance fee, common charge, common fee, regime fee, monthly assessment, annual
        assessment, community fee`,
      'assessment due': 'dues do, assessment do',
      'special assessment': 'special levy, one time assessment, extra assessment, special fee',
    },
    same: [
      'reserve fund, reserve study, reserve account',
      'budget, financials, financial statement, financial report, balance sheet',
      'coupon book, payment coupon, coupon',
    ],
    related: [
      'assessment, fee, quarterly, coupon, special assessment',
      'lien, foreclosure, foreclose, collections, delinquent, attorney, collection agency',
      'reserve fund, budget, audit, special assessment, treasurer',
    ],
  },
};
