// Heat, cooling, power, hot water and lock-outs: what a home cannot be without for long, told in Spanish.
import type { RuleRows } from '#engine/emergency/emergency-rule.ts';

export const spanishHomeRules: readonly RuleRows[] = [
  {
    level: 'urgent',
    category: 'heat',
    within: 16,
    rows: [
      'calefaccion|calefactor|calefactores|calenton|boiler|caldera|radiador*|calor|calentador + NO_WORK + COLD|FRAIL|grados ! agua caliente|acondicionado|hace mucho calor',
      'horno|estufa|hornillas|ollas + calentando|calentarnos|para calentarnos|calentarse|para calentar la casa|calentar el cuarto|calor',
      'frio|helad*|congel* + bebe|bebita|abuel*|ancian*|viejit*|recien nacid*|nene|nenes|ninos|mama|enferm*|adentro|casa|apartamento|grados|cuarto + calefaccion|NO_WORK|no calienta|sin calor|dormimos|dormir|abrigo*|cobija*|chamarra*|aguant*|muriendo|congelando ! nevera|refri*|freezer|agua fria',
      'casa|apartamento|departamento|cuarto|aqui + helad*|congelad*|friisim*|muy frio|muy fria|mucho frio + FRAIL ! refri*|nevera|agua',
      'congelando|congelando|muriendo de frio|muero de frio|helando|nos estamos congelando|me estoy congelando|tiritando|vaho ! comida|carne|refri*|nevera|congelador',
      'sin calefaccion|no hay calefaccion|no tenemos calefaccion|no tengo calefaccion + dias|noche|noches|anoche|semana|nieve|grados|frio|madrugada|nadie viene|reportes',
      'no calienta nada|no calienta|no hay calor|sin calor|no tiene calor|no tenemos calor|no tengo calor + frio|nenes|bebe|abrigo|noche|congel*|invierno|nieve|enferm*|dias ! hornilla|agua|estufa|secadora|microondas|plancha|horno',
    ],
  },
  {
    level: 'possible',
    category: 'heat',
    within: 14,
    rows: [
      'calefaccion|calefactor|calefactores|calenton|boiler|caldera|radiador* + NO_WORK ! agua caliente',
      'termostato|adentro + marca|dice|estamos a|esta a + grados|cuarenta|cuarenta y|cincuenta|48|49|50|45|40|55|52|46|47|44|58 ! afuera esta',
      'calefaccion + frio|aire|tibio|prender|encender|prendan|encienden|termostato|ruido',
      'termostato + NO_WORK|pantallita|pantalla|no responde|apagad*',
      'no hay calor|sin calor|no tenemos calor|no tengo calor|no da calor|no calienta la casa|no calienta el apartamento',
      'frio|helado|helada + adentro|en la casa|apartamento|en mi cuarto|dormir|mucho frio|aqui ! afuera|agua|refri*|nevera|cerveza|freezer',
    ],
  },
  {
    level: 'urgent',
    category: 'cooling',
    within: 14,
    rows: [
      'COOLING + NO_WORK + FRAIL|ciento*|cien|noventa|grados|insoportable|sofoc*|desmay* ! llanta*|compresor de',
      'no hay aire|sin aire|no tenemos aire|no tengo aire + ciento*|cien|noventa|grados|calor|FRAIL',
      'calor + adentro|casa|apartamento|cuarto + FRAIL|grados|ciento*|cien|noventa|insoportable ! alberca|piscina|sin calor',
    ],
  },
  {
    level: 'possible',
    category: 'cooling',
    within: 12,
    rows: [
      'aire acondicionado|acondicionado|el ac|clima|minisplit|mini split|el aire|enfriador|aire central|refrigeracion|cooler + NO_WORK|caliente|gotea|no enfria',
      'no hay aire|sin aire acondicionado|sin aire|no tengo aire|no tenemos aire ! llanta|respirar',
    ],
  },
  {
    level: 'possible',
    category: 'hot-water',
    within: 10,
    rows: [
      'agua caliente|agua tibia + NO_WORK|no sale|no hay|sin|poca|se acaba|se acabo|no llega|no tengo',
      'calentador|calenton|boiler|calefon + NO_WORK|piloto ! calefaccion',
      'agua + sale fria|sale helada|bien fria|solo fria|pura fria|puro frio|nomas fria',
    ],
  },
  {
    level: 'possible',
    category: 'power',
    within: 10,
    rows: [
      'POWER_OUT ! internet',
      'medio apartamento|media casa|mitad + luz|electricidad|corriente',
    ],
  },
  {
    level: 'urgent',
    category: 'lock-out',
    within: 16,
    rows: [
      'SHUT_OUT + madrugada|noche|frio|lluvia|lloviendo|nevando|dos de la|tres de la|una de la|sola|ninos|ninas|bebe|nino|nina|descalz*|dialisis|medicina|medicinas|donde dormir|pijama|en la calle|hijos|oscuro|miedo|sin zapatos|sin telefono|mandados|insulina|abuel* ! cobran|copia|balcon por dentro',
      'KEYS + LOCK + BROKEN_KEY + entrar|salir|noche|frio|afuera|ninos|dialisis|madrugada|adentro|dentro|donde dormir',
      'KEYS + BROKEN_KEY + entrar|salir|afuera|frio|noche|mandados|dialisis|trabajo|hospital|cita|entrada|donde dormir',
      'llave + quebro|partio|rompio|trabo|atoro|atasco + cerradura|chapa|adentro|dentro|puerta|entrar ! agua|grifo|regadera|lavabo',
      'cambiaron|cambio + chapa|cerradura|cerraduras|chapas|candado|llave|codigo + no puedo|nadie|no me|sin|dormir|afuera|entrar|llave nueva ! gracias|agua',
      'porton|reja|porton electrico|barrera|puerta del garaje|pluma de entrada + no abre|no abren|no se abre|trabado|trabada|atorado|no sube + salir|dialisis|hospital|trabajo|cita|atrapad*|emergencia|carro|ambulancia',
    ],
  },
  {
    level: 'possible',
    category: 'lock-out',
    within: 12,
    rows: [
      'SHUT_OUT ! repartidor|visita|visitas|invitad*|cartero|amazon|correo|sin llave de agua|gimnasio|alberca|piscina|la oficina|pagina|portal|app|aplicacion|cuenta|lavanderia|contrasena',
      'KEYS + BROKEN_KEY|perdi|perdio|robaron|extravi* ! alberca|piscina|gimnasio|gym|lavanderia|agua|lavabo|fregadero|regadera|grifo|ducha|television|tele|gotea|pago|banco|credito|debito|aire|garantia|portal|wifi|internet|tina|lavadora',
      'cerradura|chapa|cerrojo|llavin + NO_WORK|BROKEN_KEY|trab*|atorad*|floja|dura',
      'cambiaron + codigo|chapa|cerradura|llave|candado',
      'porton|reja|puerta principal|puerta de enfrente|puerta de entrada|puerta del edificio + no abre|no abren|no se abre|no funciona|no sirve|trabad*|atorad*|descompuest*',
    ],
  },
  {
    level: 'possible',
    category: 'animal',
    within: 10,
    rows: [
      'murcielago*|serpiente*|vibora*|culebra*|rata|ratas|mapache*|tlacuache*|zarigueya|alacran*|escorpion*|coyote*|enjambre|panal|abejas|avispas|zorrillo*|caiman|cocodrilo|perro bravo|perro suelto|pitbull suelto|iguana + casa|adentro|apartamento|cuarto|cocina|bano|closet|mordio|pico|dentro|atico|pared|alberca|suelto|balcon|piscina|puerta|sala|porche|cama',
      'perro + mordio|ataco|ataca|atacando|mordida|bravo suelto',
    ],
  },
  {
    level: 'possible',
    category: 'other',
    within: 8,
    rows: [
      'emergencia|emergencias ! telefono de emergencia|numero de emergencia|contacto de emergencia|numeros de emergencia|fondo de emergencia|no es|mantenimiento de emergencia|salida de emergencia|linea de emergencia|luz de emergencia|llave de emergencia|es para emergencias',
      'es urgente|muy urgente|urgentemente|me urge|nos urge|urge que|vengan rapido|vengan ya|venga rapido|apurense|apurese|rapido por favor|manden a alguien ya|mande a alguien ya|ahorita mismo ! no es|carta|contrato|firma|recibo|papel*|pago|documento*|no tan',
      'peligro|peligroso|peligrosa|en peligro|riesgo ! no es|hay peligro de multa',
      'ayuda por favor|auxilio|socorro|sos|por el amor de dios|ay dios mio|dios mio|virgen santa|estoy en problemas|tengo miedo|estoy asustad*|nos vamos a morir|vamos a morir ! multa|renta',
      'explosion|exploto|explotaron|estallo|reventon|estruendo ! llanta',
    ],
  },
];
