// Sentences of callers in trouble, by category: what exemplar-likeness.ts learns its weights from. A new wording that was missed belongs here; several at a time help most.
export const emergencyExemplars: Readonly<Record<string, string>> = {
  fire: `the barbecue tipped and the deck caught
    my stove is in flames and I can't get near it
    there's smoke pouring out of the unit beneath me
    the house across the way is burning and nobody has come
    a wire in the wall is smoldering and it stinks of burnt plastic
    the car in the next space just burst into flames
    my smoke alarm won't quit and I see haze
    the bedroom is burning and we can't get downstairs
    I see flames through the window of the flat below
    there is thick grey smoke rolling out of the attic
    my toaster burst into flames and the cabinet caught
    it smells scorched in here and the wall feels hot
    a cigarette set the couch smoldering
    sparks from the chimney landed on the roof and it's glowing
    the trash can is blazing by the back door
    something is smoking behind the fridge
    I hear crackling behind the drywall and smell soot
    a candle tipped over and the curtain went up
    the power strip melted and there's black smoke
    the fire trucks are not here yet and it's spreading
    the alarm is blaring and people are running out
    the charger for my scooter exploded and burned the carpet`,
  gas: `there's a strong odor of gas all through the building
    I hear hissing behind the stove and it smells awful
    the gas knob came off and it keeps flowing
    the digger cracked the gas main out front
    we feel lightheaded and it stinks of gas
    it reeks like rotten eggs by the boiler
    the flame went out and now I smell fumes`,
  'carbon-monoxide': `the carbon monoxide alarm keeps shrieking
    everyone in the house woke up with a headache and feels nauseous
    the detector reads two hundred and tells us to get fresh air
    exhaust from the garage is coming into the apartment
    the heater is giving off fumes and we feel drowsy`,
  electrical: `the plug is melting and it smells burnt
    I touched the switch and got a jolt
    a power pole fell across the parking lot
    the lights flicker and the panel is hot
    the outlet popped and threw sparks at me
    the meter box is buzzing and smoking outside
    a live cable is dangling over the sidewalk
    my son got shocked when he touched the lamp
    the wires in the ceiling are exposed and crackling
    there is water dripping into the breaker panel
    the switch burned my fingers and turned black
    lights are surging and bulbs are popping everywhere`,
  medical: `my neighbor hasn't answered the door in days and I'm worried
    he can't feel his legs and he's very pale
    she's pregnant and bleeding
    something is stuck in her throat and she can't talk
    my son drank drain cleaner
    a man is lying in the grass and won't respond
    he's having some kind of attack he's shaking all over
    I've been stabbed
    she's not waking up her eyes are open
    an old lady is wandering around barefoot and confused
    he has a high fever and is burning up and won't talk
    I twisted my back and I'm stuck on the floor
    there's blood all over the elevator
    my husband collapsed and he isn't answering me
    she fainted and hit her head on the tub
    an elderly man fell down the steps and is bleeding
    my daughter can't breathe her lips are turning purple
    he's clutching his chest and sweating
    I think she's having a seizure she's jerking and drooling
    the baby swallowed a button battery
    my wife is having contractions and the baby is coming
    he was stung and his whole face is swollen
    I fell in the shower and I can't move my hip
    there's a man passed out in the stairwell he looks gray
    my grandfather is confused and his speech is slurred
    a worker fell off the scaffold and isn't moving
    the child was pulled out of the pool limp
    I sliced my wrist on the glass and it won't stop bleeding
    I burned myself badly with boiling oil
    my mother is unresponsive and her skin is cold
    he's vomiting blood and shaking
    a dog bit my little boy in the face
    she's diabetic and she won't wake up
    a kid got hit by a car at the entrance
    his leg is crushed under the machine
    I'm so dizzy I'm going to black out
    I have a terrible pain in my side and I can't stand
    my roommate drank something poisonous
    my aunt fell out of bed and is lying on the floor moaning
    there's a body by the creek
    he looks dead please send help`,
  'self-harm': `I don't want to be alive anymore
    my brother says he is going to end it tonight
    she is standing on the ledge and says she'll jump
    I took all my sleeping pills
    I have been thinking of hurting myself
    there's no point in going on`,
  intruder: `somebody broke the window and got in
    there's a man looking through my window
    I woke up and a stranger was in my room
    someone keeps pounding and trying to kick my door down
    I came home and the door was open and I'm afraid to go in
    a drunk man is trying to open all the doors
    somebody is inside my apartment right now
    a man is climbing over my balcony
    I hear footsteps downstairs and I live alone
    they're prying the back door with a crowbar
    a stranger walked in and won't leave
    someone is jiggling my lock and whispering
    our place was ransacked and the window is smashed
    a masked guy is going through the units
    we were robbed at gunpoint in the garage
    someone is hiding in the basement
    a man keeps following me and is waiting outside my door
    he forced his way in and grabbed my bag`,
  violence: `my husband is drunk and throwing things at us
    two men are punching each other by the pool
    somebody pulled out a gun
    I can hear a woman being hurt through the wall
    he won't let me go and he took my phone
    a man grabbed my daughter
    he has a knife and he's chasing her
    they're beating a guy up in the courtyard
    I heard shots and people screaming
    my boyfriend hit me and won't let me leave
    somebody is being attacked in the parking lot
    she's yelling for help and I hear things breaking
    a man with a gun is at the gate
    he threatened to burn the place down with us in it
    there is a fight and someone is bleeding
    my neighbor is swinging a bat at people
    he tried to strangle me
    a teenager was stabbed near the mailboxes
    they dragged a girl into a van`,
  elevator: `the elevator stopped and we can't get out
    an old woman is stuck in the elevator and panicking
    the lift jammed between floors with my kids inside
    nobody answers the elevator phone and I'm trapped`,
  structure: `the wind tore the door off the building
    the deck is pulling away from the house
    glass is falling from the tower
    the balcony above is sagging and could fall any second
    the ceiling crashed onto our bed
    part of the roof ripped off in the wind
    a huge tree crushed the carport
    the stairs broke away from the wall
    a truck slammed into the side of the building
    the floor is sinking under the tub
    bricks are falling onto the sidewalk
    the wall is cracking and bowing out
    a sinkhole opened next to the building
    the railing snapped and someone could fall`,
  trapped: `my hair is caught in the machine
    the kids are trapped upstairs
    he's stuck between the floors and screaming
    my toddler is locked in the car in the sun
    my child's hand is caught in the door
    I can't get out of my bathroom the door is jammed
    the gate closed on my son
    my little girl wandered off and I can't find her
    someone is pinned under the garage door
    my dad with dementia is missing`,
  chemical: `somebody spilled acid in the hallway and it's fuming
    the chlorine smell is so strong we're choking
    my eyes and throat are burning from some gas
    people are coughing and running out of the pool room`,
  water: `my kitchen is under water
    the pipe behind the toilet snapped off
    hot water is spraying out of the wall
    there's a waterfall coming down my stairwell
    the bathroom is flooding and I can't find the valve
    it's dripping through the light in the ceiling and getting worse
    water is leaking into the apartment below
    the tub faucet broke off and it's shooting everywhere
    the storm drain backed up into our garage
    my carpet is soaked and there's water coming from the wall
    water is gushing from under the sink and won't stop
    my ceiling is dripping all over the bed
    the basement is filling with water fast
    a pipe split in the wall and it's spraying
    the water heater let go and the garage is a lake
    it's raining through my light fixture
    there's a river running down the hallway
    the toilet keeps overflowing onto the carpet
    the washing machine hose burst and flooded the laundry
    my whole floor is soaked and it's spreading next door
    the shutoff valve snapped and I can't turn it off
    water is seeping up through the floorboards
    the sprinkler pipe burst and it's pouring
    the ceiling is bulging and about to give
    rain is coming through the roof into the living room
    the upstairs tub overflowed and it's coming through
    my closet is underwater and my clothes are floating
    the tank cracked and gallons are pouring out`,
  sewage: `raw sewage is backing up in the shower
    there's filthy water bubbling out of the drain
    all the toilets are overflowing with waste
    it smells like sewage and it's coming up through the floor
    feces are floating in my bathtub`,
  heat: `our heat is out and it's below freezing
    the apartment is forty degrees and I have an infant
    we have no heat and the baby is freezing
    the furnace quit and the pipes are going to freeze
    it's ten degrees out and the radiators are ice cold
    my grandmother is shivering the boiler has been off since yesterday
    we can see our breath in the bedroom`,
  cooling: `the air conditioning died and it's a hundred degrees in here
    my elderly mother is overheating with no air
    it's dangerously hot inside and I feel faint`,
  power: `the whole building lost power and my oxygen machine stopped
    everything went dark after a loud bang
    half the complex is without electricity and the panel is humming`,
  security: `the door was forced and it doesn't shut
    anyone can get into my unit the lock fell off
    my front door was kicked in and won't close
    the lock is busted and anybody could walk in
    someone smashed the lobby glass and it's wide open
    a burglar broke my window and I'm alone tonight
    my keys were stolen along with my address`,
  'lock-out': `I'm locked out and the stove is on
    my baby is inside and the door locked behind me
    I'm stuck outside in the snow without a coat`,
  animal: `there's a snake in my kitchen
    a raccoon got in and it's attacking my cat
    bees are swarming inside the bedroom and my son is allergic`,
  other: `something is terribly wrong please come
    please hurry somebody is going to die
    we need the police and an ambulance
    it's not safe in here we had to get out
    I'm scared and I don't know what to do
    this is dangerous somebody will get hurt
    I'm hurt and I'm alone`,
};
