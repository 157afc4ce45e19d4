// What callers say about pets, service animals and animals that nobody invited.
import type { Theme } from './subject-words.ts';

export const animalWords: Theme = {
  pets: {
    readAs: {
      'pit bull': 'pitbull, pitt bull, pittbull, pity bull',
      chihuahua: 'chiwawa, chihuaua',
      rottweiler: 'rotweiler, rottweiller, rotty, rottie',
      doberman: 'dobermann, doberman pinscher',
      'german shepherd': 'german shepard, german shephard, alsatian',
      pet: 'fur baby, fur babies, furbaby, four legged friend, furry friend',
    },
    same: [
      'pet, animal, dog, cat, puppy, kitten, doggy, doggie, pup, kitty, critter',
      'bark, barking, yap, howl, whine',
      'leash, off leash, unleashed, leashed',
    ],
    related: [
      `pet, dog, cat, breed, leash, vaccination, rabies, adopt, foster, rescue, weight limit,
        pounds, neuter, spay, petscreening, pet screening`,
      `dog, breed, pit bull, rottweiler, german shepherd, doberman, husky, akita, chow, great
        dane, mastiff, bulldog, boxer, staffordshire, cane corso, malamute, aggressive breed,
        restricted breed, wolf hybrid`,
      `dog, labrador, lab, retriever, golden retriever, poodle, beagle, chihuahua, dachshund,
        terrier, yorkie, shih tzu, corgi, pug, pomeranian, maltese, doodle, goldendoodle,
        labradoodle, collie, schnauzer, spaniel, greyhound, mutt`,
      `pet, hamster, rabbit, bunny, guinea pig, bird, parrot, parakeet, cockatiel, fish tank,
        aquarium, goldfish, snake, lizard, gecko, iguana, bearded dragon, turtle, tortoise,
        ferret, reptile, exotic, hedgehog, tarantula`,
      'cat, kitten, litter box, siamese, declaw, scratching post',
      `animal, chicken, hen, rooster, goat, horse, pony, livestock, beehive, backyard chickens,
        potbelly pig, pot bellied pig`,
      'bark, dog, noise, neighbor',
      `pet sitter, dog walker, dog sitter, dog sitting, pet sitting, petsitting, visiting dog,
        guest pet, pet, dog`,
    ],
  },
  'dog parks and dog waste': {
    readAs: {
      'dog waste': `dog poop, dog poo, dog mess, dog droppings, dog crap, pet waste, pet poop,
        poop, poo, pooped, pooping, dog doo, dog feces, feces, cat poop, pick up after my dog,
        pick up after their dog, picking up after their dog, pick up after dogs, pick up after
        their dogs, pick up after your dog, clean up after their dog, cleaning up after their dog,
        clean up after my dog`,
      'dog park': 'bark park, dog run, pet park, dog area, off leash area, place for my dog to run',
      'waste bag': `poop bag, poo bag, doggie bag, doggy bag, dog bag, waste station, pet station,
        dog station, poop station`,
    },
    same: ['dog waste, waste bag', 'dog park, pet area'],
    related: ['dog waste, pet, dog', 'dog park, dog, pet, leash'],
  },
  'service animals': {
    readAs: {
      'service animal': `service dog, assistance animal, assistance dog, guide dog, seeing eye
        dog, support dog, therapy dog, esa, e s a, emotional support, emotional support animal,
        emotional support dog, emotional support cat, support animal, comfort animal, comfort dog,
        companion animal, therapy animal, emotional animal, service cat, medical alert dog`,
    },
    same: ['service animal, animal'],
    related: [
      `service animal, pet, accommodation, doctor letter, letter from my doctor, doctors note,
        doctor note, therapist, prescription, ptsd, anxiety`,
    ],
  },
  pests: {
    readAs: {
      bedbug: 'bed bug, bedbugs, bed bud',
      exterminator: `exterminate, exterminating, pest control, pest guy, bug guy, bug man, bug
        spray, spray for bugs, spray for ants, spray for roaches, spraying for bugs, sprayed for
        bugs, orkin, terminix, pest company`,
      termite: 'termight',
      wasp: 'hornet, yellow jacket, wasps nest, wasp nest, hornet nest, hornets nest',
      raccoon: 'racoon',
    },
    same: [
      `pest, bug, insect, roach, cockroach, ant, vermin, infestation, exterminator, water bug,
        palmetto bug`,
      'mouse, rat, rodent, mouse droppings, rat droppings',
      'termite, wood ant, carpenter ant',
    ],
    related: [
      `pest, exterminator, roach, mouse, bedbug, termite, spider, flea, wasp, rodent, mosquito,
        silverfish, centipede, earwig, tick, gnat, fruit fly, crawling, infested, fumigate,
        treatment`,
      'wasp, bee, bees, beehive, honeycomb, nest, stung',
      `wildlife, raccoon, squirrel, possum, opossum, skunk, bat, snake, coyote, bear, deer, fox,
        alligator, gator, geese, goose, groundhog, gopher, woodpecker, iguanas, feral, stray,
        animal control`,
      'bedbug, mattress, bites, pest',
    ],
  },
};
