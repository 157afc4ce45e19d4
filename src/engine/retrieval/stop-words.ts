// Words that say nothing of the subject: they join other words, are polite, or fill a pause.

/** As splitWords() gives them. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the of to in on at for from by with and or but if nor so as than then too very just only
  is are was were be been being am do does did doing done have has had having can could would should
  will shall may might must cannot i me my mine myself we us our ours you your yours he him his she
  her hers it its they them their theirs this that these those there here what which who whom whose
  how when where why about into out up down over under again also any some all each every both either
  not no please tell know want wanna wants wanted need needs needed like get gets got getting gotta let
  lets give go going gonna say said ask asking wondering wonder question questions thing things stuff
  something anything someone anyone somebody anybody everything one ones make sure
  im ive id ill youre youve hes shes theyre weve were its thats whats wheres hows whos theres dont doesnt
  didnt cant wont isnt arent wasnt havent hasnt couldnt wouldnt shouldnt aint
  i'm i've i'd i'll you're you've you'll you'd he'll she'll we're we've we'll we'd they're they've they'll
  it'll that'll don't doesn't didn't can't won't isn't aren't wasn't weren't haven't hasn't hadn't
  couldn't wouldn't shouldn't ain't y'all yall
  um uh uhm er erm hmm hm ah oh ok okay yeah yep yes well hi hello hey thanks thank sorry actually
  basically really kinda sorta kind sort maybe guess guys folks sir maam ma'am u ur pls plz`.split(
    /\s+/,
  ),
);
