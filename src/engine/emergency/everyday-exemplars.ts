// Sentences of everyday callers, the other side of what exemplar-likeness.ts learns from. A harmless
// wording that was asked about belongs here.
export const everydayExemplars = `my neighbor is trying to sell me something
  a man from the internet company needs to get into the building
  the plumber needs to get into my unit
  can someone let the cleaner in
  my cat got stuck in a tree
  the garage door won't open
  the door won't stay open
  my window won't close all the way
  paint is falling off the wall
  the outside faucet drips
  the showerhead leaks a little
  the fridge leaks a bit
  there's condensation on my window
  the ceiling fan is shaking and noisy
  a car alarm keeps going off
  where is the shutoff valve
  where is the gas meter
  it's warm in the hallway
  it's hot in the gym
  my roommate is moving out
  I backed into the gate
  a truck hit the mailbox
  tree roots are cracking the sidewalk
  there's a dead bird on my patio
  my plants are dying
  the pilot light is on
  people keep using the pool after hours
  kids climb on the roof of the playground
  someone broke the treadmill
  the light in my kitchen flickers a little
  the water pressure is low
  my water is cloudy
  the pond fountain is off
  my dad is in the hospital so rent will be late
  the manager yelled at me
  the neighbors had a fight
  my neighbor threatened to sue
  the board threatened me with a fine
  someone is moving furniture upstairs
  they keep knocking on my door to sell things
  a tile fell off the wall
  the shelf came down in my closet
  the screen fell out of the window
  the blind fell down
  there's trash on the floor
  the floor is dirty
  there's mold on the grout
  the tub is chipped
  the toilet lid is cracked
  the sink is scratched
  the stove is dirty
  the oven light is out
  the hallway smells bad
  the room smells like paint
  I smell food from next door
  dust is coming from the vents
  cold air is coming in under the door
  the wind rattles my windows
  rain gets on my balcony
  snow is piled up in my spot
  the dog is scared of thunder
  my baby is sleeping so please don't knock
  my kids are playing in the yard
  an old lady lives next door
  the man downstairs smokes cigars
  a woman from your office called me
  nobody ever answers the phone
  I've been on hold for an hour
  there's a draft by the window
  there's a bird in the attic
  squirrels are in the wall
  the light over the stove is out
  my stove is electric right
  I broke my foot and need closer parking
  my kids are home after school
  the police came about a noise complaint
  the carpet cleaners were here and it's still damp
  the drain is slow
  the AC rattles
  the closet light won't turn off
  somebody keeps parking in front of the dumpster
  the smoke smell from my neighbor's cigarettes is awful
  my application is taking forever please hurry
  I'm really mad about these fees
  the neighbor screams at the tv
  somebody is using my trash can
  the maintenance guy left the door open
  there's a wasp nest by the mailboxes
  my door handle is loose
  the landlord hasn't answered my email
  someone dumped furniture by the gate
  my dog got loose
  how do I reset the breaker
  the heater smells dusty when I first turn it on
  the lawn sprinklers spray my car
  I need the locks rekeyed
  the toilet keeps running after flushing
  the faucet is dripping all night
  a strange noise comes from the vents
  there's a whistling sound from the pipes
  the furnace makes a popping noise now and then
  my smoke alarm keeps chirping
  the detector beeps every minute because of the battery
  a bulb burned out in the stairwell
  the lights in the parking lot are out
  the closet door came off its track
  the carpet is coming up at the edge
  there's a crack in the tile
  the neighbor smokes and it comes in my window
  smoke from the neighbor's grill bothers me
  somebody revs their engine at midnight
  the garbage room smells awful
  the trash is overflowing
  the gutters are full of leaves
  there's gum in the elevator
  the elevator button is stuck
  an abandoned car is parked by the building
  my automatic payment didn't go through
  somebody spilled something on the lobby carpet
  the neighbors upstairs drop things on the floor
  an alarm clock next door goes off every morning
  the fridge freezes my vegetables
  the pool is too cold to swim
  the dog next door dug up my flowers
  my daughter fell in love with the place
  my package was stolen from the lobby
  the app keeps logging me out
  the keypad keeps beeping
  the ice maker stopped making ice
  the oven takes forever to heat
  my garage door is noisy
  the window squeaks when it opens
  the doorknob is loose
  the handle came off the cabinet
  a shelf fell in the closet
  the towel bar came out of the wall
  the curtain rod fell down
  the toilet paper holder broke
  the disposal is jammed
  the light switch is upside down
  the outlet in the living room doesn't work
  the cover on the outlet is missing
  the wall has a small hole from a nail
  the ceiling has a cobweb
  the floor creaks
  the stairs are slippery when it rains
  there's mud in the hallway
  ducks are in the pool
  a bird is nesting on my balcony
  there are bees near the flowers
  a stray cat is hanging around
  kids were climbing the fence
  teenagers hang out by the pool at night
  a homeless person digs in the dumpsters
  someone left the gate open
  there's glass in the parking lot
  somebody hit my parked car
  the fireworks are loud
  my neighbor hammers on the wall
  the music next door is shaking my walls
  the air filter needs replacing
  my heat is set too high
  the pool heater is off
  I don't have my key fob with me
  I can't find my parking permit
  I can't get the portal to open
  my phone is about to die
  are fire pits allowed in the yard
  where is the fire extinguisher on my floor
  how often do you test the alarms
  when was the sprinkler system inspected
  is there a carbon monoxide detector in my unit
  do I need flood insurance here
  what happens if a pipe bursts who is responsible
  what should I do in an emergency
  what is the number for after hours emergencies
  who do I call if the power goes out
  I want to switch to a gas stove
  can you install a new outlet
  I need an electrician to hang a light
  the breaker panel label is missing
  can I have my ducts cleaned
  is smoking allowed by the pool
  I smell my neighbor's cooking
  cigarette smell in the hallway
  the fireplace needs a cleaning
  the building had a fire years ago
  I had a flood claim last year
  was the leak repaired
  the plumber fixed my toilet last week
  you repaired the pipe and now I need the drywall painted
  the water stain on the ceiling needs paint
  my faucet handle is loose
  the toilet seat broke
  the sink stopper is stuck
  the hot water takes a while
  my oven door won't close
  the cabinet door fell off
  my window won't open
  the lock on the storage cage is rusty
  I want to change the lock on my mailbox
  I need an extra key for my sister
  how much is a replacement key
  the board is killing our budget
  I'm dying to see the new pool
  I'm burning up with this paperwork
  the kids are screaming at the playground
  the neighbors are fighting over parking
  somebody stole my bike
  a tenant was rude to me
  I fell behind on my dues
  the leaves are falling all over my patio
  the fence is leaning
  a branch is hanging over my parking spot
  my mother fell in love with the unit
  it's not an emergency
  nothing is broken I just have a question
  there's no rush
  I need it urgently for my bank
  please call me as soon as possible
  I want to speak to a supervisor right now
  this is ridiculous nobody calls me back
  I'm very upset about this charge
  the heat works fine
  the power is back on
  I need to shut off the water to replace a faucet
  is the water going to be off tomorrow
  the pool water is cold
  is there a defibrillator in the gym
  do you allow service animals
  my grandmother lives with me
  my dad is picking up the keys
  my kids lost the pool pass
  someone left a couch by the dumpster
  somebody is living in the unit without a lease
  the people below me smoke
  an ambulance was here last night what happened
  the police were here yesterday
  the alarm company is coming tomorrow
  the fire marshal is visiting next week
  water the plants in the lobby
  can I get water delivered
  my dishwasher door is stuck
  the ceiling fan makes noise
  I hit my head on the low beam in the storage room last year
  the stairs need to be swept
  how do I pay my rent this month
  what time does the office open on saturday
  can I pay with a credit card
  I need a copy of my lease
  when is my rent due
  I was charged a late fee by mistake
  what's the pet policy
  can I have two cats and a dog
  where do guests park
  somebody parked in my spot again
  my parking pass expired
  I want to reserve the clubhouse for a party
  what are the pool hours
  is the gym open all night
  how do I get a new fob
  my mailbox key doesn't work
  the kitchen faucet drips a little
  my garbage disposal hums but doesn't spin
  the dishwasher leaves spots on the glasses
  the fridge isn't keeping the milk cold
  the dryer takes two cycles
  the washer won't spin
  one of the stove burners doesn't light
  the bathroom fan is noisy
  the toilet runs after I flush
  the bathroom sink drains slowly
  the shower pressure is low
  my bedroom door sticks
  the closet rod came down
  the blinds in the living room are broken
  there's a torn screen on the window
  a bulb is out in the hallway
  the porch light needs a new bulb
  the carpet has a stain
  the paint on the wall is peeling
  we have ants in the kitchen
  I saw a cockroach in the bathroom
  there's a mouse in the pantry
  can pest control come by
  my thermostat display is blank
  how do I change the air filter
  the smoke detector chirps and needs a battery
  can you schedule the fireplace inspection
  when is the fire drill
  do I need renters insurance
  does my policy cover water damage
  who pays for a broken window
  are grills allowed on the balcony
  can I smoke on my patio
  my neighbor plays loud music
  the dog upstairs barks all day
  kids are running around in the hallway at night
  the people upstairs walk heavily
  I'd like to file a noise complaint
  I got a violation letter
  how do I appeal a fine
  when is the next board meeting
  who is on the board
  I want to paint my front door
  can I put up a fence
  do I need approval for a new roof
  what day is trash pickup
  where does the recycling go
  the trash area smells bad
  the grass needs to be cut
  the sprinklers are watering the sidewalk
  the sprinkler in the garden is broken
  a tree needs trimming
  the gate code isn't working
  the gate is stuck open
  the streetlight is out
  the elevator is slow
  is the elevator being repaired
  I want to move out next month
  how much notice do I have to give
  when will I get my deposit back
  can I break my lease early
  I'd like to renew for another year
  do you have any apartments available
  how much is a one bedroom
  can I schedule a tour
  what do I need to apply
  has my application been approved
  I want to add my wife to the lease
  can I sublet my apartment
  I forgot my portal password
  the website won't let me log in
  I need to update my phone number
  I need to update my emergency contact
  please send me the ledger
  I need a letter for my bank
  can you fill out this form
  I need proof of residence
  I'd like to talk to the manager
  can somebody call me back
  I'm returning your call
  I left a message yesterday
  what's the status of my work order
  the maintenance man came but didn't finish
  when will the painter come
  can you come on tuesday instead
  I'll be home after three
  you can enter if I'm not here
  I have a dog in the apartment
  the package room is locked
  my package is missing
  where do I pick up packages
  can I get a storage unit
  is water included in the rent
  my electric bill is too high
  how do I set up the gas service
  which internet company do you use
  the wifi is down in the lounge
  the cable isn't working
  I want to report a broken treadmill
  the pool gate doesn't latch
  the hot tub is cold
  is there a charging station for my car
  my car was towed
  someone scratched my car in the lot
  I had an accident and need to pay late
  I lost my job and need a payment plan
  my mother is visiting for two weeks
  my son is starting school and I need a form
  my husband is on the lease too
  my wife and I want a bigger place
  I had surgery and need a ramp
  I need a handicapped parking spot
  my baby is due in june and we need more space
  how old is the building
  what year was the roof replaced
  is there a laundry room
  the vending machine took my money
  the clubhouse is too cold
  the heat in the lobby is too high
  how do I turn on the heat
  when do you switch to air conditioning
  is the water safe to drink
  the water tastes strange
  when will the water be turned off for repairs
  is there a planned power outage
  I saw the notice about the alarm test
  thank you for fixing the leak
  everything works now thanks
  no that's all thank you
  yes that's correct
  my name is anna and I live in unit twelve
  my number is five five five
  hello can you hear me
  are you a real person
  I'd like to speak to someone
  I need help with my account
  can you help me find something
  what can you do for me
  how are you doing today
  please repeat that
  what's the weather like today
  tell me a joke
  play some music
  set an alarm for seven in the morning
  what's my bank balance
  I lost my credit card and need a new one
  my card was declined at the store
  transfer money to my savings
  book a table for two tonight
  what's a good restaurant near here
  how many calories are in an apple
  find me a flight to boston
  is my flight on time
  my luggage got lost
  how do I change a tire
  when should I change the oil
  my car battery is dead
  how much gas is in the tank
  where's the nearest gas station
  how long does it take to cook a chicken
  how do I say hello in french
  what does this word mean
  remind me to call my mother
  add milk to my shopping list
  what's on my calendar tomorrow
  turn off the lights in the bedroom
  make it warmer in here
  turn down the volume
  speak slower please
  I need to take a day off
  how many vacation days do I have left
  who made you
  what is your name
  do you have pets
  flip a coin
  what time is it in london
  is it going to rain tomorrow
  how far is it to the airport
  I need a ride home
  what shots do I need for my trip
  is it safe to travel there
  how do I improve my credit score
  someone used my card without asking
  I see a charge I don't recognize
  my account is locked
  I can't get into my account
  how do I freeze my account
  what's the interest rate
  I forgot my pin`;
