"""How callers' sentences come in: transcribed speech, typed in haste, cut short."""
import re

KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
NEXT_KEYS = {
    key: [row[k] for k in (i - 1, i + 1) if 0 <= k < len(row)]
    for row in KEYS
    for i, key in enumerate(row)
}
FILLERS = (
    "um|uh|like|you know|so|well|er|i mean|okay so|hi|hello|yeah|actually|just|please|hey"
).split("|")
BEGINNINGS = (
    "hi|hello i was wondering|hi there|yeah hi|good morning|hey quick question|um yeah so|"
    "i am calling because|i live in the building and|sorry to bother you but|ok so"
).split("|")
SOUND_ALIKE = [
    words.split()
    for words in (
        "their there they're|your you're|to too two|for four|due do dew|lease least leash|rent rant|"
        "key keep|tenant tenet tent|mail male|pool pull|parking barking park|fee free|pay pet|"
        "floor flaw|hour our are|gym jim|week weak|hear here|know no|where wear were|it's its|"
        "by buy bye|sale sail|weight wait|which witch|would wood|right write|fob fab job|"
        "garage carriage|balcony bell|patio ratio|grill girl|laundry foundry|maintenance main|"
        "board bored|dues juice dos|trash crash|bin been|guest guessed guess|pets pads|"
        "elevator elevate|heat heed|leak leek lick|roach coach|mold mould old|sublet supplied|"
        "notice not|late lake|move mood|lock luck log|package pack|paint pain|noise nice|quiet quite|"
        "bike bake|fence hence|roof rough|carpet car|dryer drier|dishwasher dish|ac easy|toilet tall|"
        "sink think|drain train|light like|vote boat|meeting eating|fine find|rule role|"
        "insurance assurance|utility ability|water what|internet enter|cable able|smoke smock|lot let|"
        "tow toe|visitor visit|sticker stick|permit permitted"
    ).split("|")
]
HEARD_AS = {
    word: [other for other in words if other != word] for words in SOUND_ALIKE for word in words
}


def with_noise(text, draw):
    """`draw` is a random.Random."""
    kind = draw.random()
    if kind < 0.5:
        words = as_heard(text, draw)
    elif kind < 0.8:
        words = in_haste(text, draw)
    else:
        words = [word for word in text.split() if draw.random() > 0.2]
    return " ".join(words) or text


def as_heard(text, draw):
    heard = [draw.choice(BEGINNINGS)] if draw.random() < 0.25 else []
    for word in re.sub(r"[^\w' ]", " ", text.lower()).split():
        if draw.random() < 0.04:
            heard.append(draw.choice(FILLERS))
        if word in HEARD_AS and draw.random() < 0.25:
            word = draw.choice(HEARD_AS[word])
        if draw.random() > 0.04:
            heard.append(word)
    return heard


def in_haste(text, draw):
    if draw.random() < 0.7:
        text = text.lower()
    if draw.random() < 0.6:
        text = re.sub(r"[^\w ]", "", text)
    return [mistyped(word, draw) if draw.random() < 0.15 else word for word in text.split()]


def mistyped(word, draw):
    if len(word) < 4:
        return word
    i = draw.randrange(1, len(word) - 1)
    kind = draw.random()
    if kind < 0.3:
        return word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    if kind < 0.6:
        return word[:i] + word[i + 1 :]
    if kind < 0.75:
        return word[:i] + word[i] + word[i:]
    return word[:i] + draw.choice(NEXT_KEYS.get(word[i].lower(), [word[i]])) + word[i + 1 :]
