// Spanish expressions whose words mean something else on their own.
import type { WordGroups } from '#engine/emergency/rule-reader.ts';

/** Words that are taken for nothing else, so that a smoke detector tells of no smoke. */
export const spanishEatingGroups: WordGroups = {
  DETECTOR: `
    detector de humo|detectores de humo|alarma de humo|alarmas de humo|alarma de incendio|alarma de incendios|
    alarma de fuego|alarma contra incendios|alarma contra incendio|alarma de los bomberos|alarmas de incendio|
    detector de incendio|detector de incendios|detector de fuego|alarma del humo|alarma del fuego|
    alarma del incendio|sensor de humo|aparato del humo|aparatito del humo|humo detector|detector del humo`,
  CO_DETECTOR: `
    detector de monoxido|alarma de monoxido|alarma del monoxido|detector del monoxido|detectores de monoxido|
    sensor de monoxido|sensor del monoxido|aparato del monoxido|aparato de monoxido|detector de carbono|
    alarma de carbono|aparato del carbono|aparato de carbono|aparato ese del carbono|sensor de carbono|
    detector de co|detector del co|alarma de co|alarma del co|sensor de co|sensor del co|alarma dice co|
    alarmita dice co|alarma dice ce o|alarmita dice ce o|detector ce o|detector de c o|alarma de c o`,
  SPRINKLER: `
    rociador*|sprinkler*|esprinkler*|regadera contra incendios|aspersor contra incendios`,
  HARMLESS: `
    fuegos artificiales|fuego artificial|contra incendios|contra incendio|contra fuego|simulacro|simulacros|
    simulacro de incendio|simulacro de incendios|simulacro de evacuacion|escalera de incendios|
    escaleras de incendios|escalera de incendio|salida de incendios|salida de incendio|puerta de incendios|
    seguro de incendio|seguro contra incendios|extintor*|extinguidor*|a fuego lento|a fuego bajo|calle fuego|
    avenida fuego|bomba de agua|bomba de la alberca|bomba de la piscina|una bomba de|cuarto de bombas|
    estufa de gas|calentador de gas|secadora de gas|parrilla de gas|asador de gas|recibo del gas|recibo de gas|
    cuenta de gas|cuenta del gas|factura del gas|compania de gas|compania del gas|servicio de gas|gas y luz|
    luz y gas|gas y agua|agua y gas|ya no hay humo|muero de risa|muero de hambre|muero por|muero de ganas|
    muero de calor|muero de frio|muero de sueno|muero de sed|muero de verguenza|muere por|mata el ruido|
    calor me mata|calor me esta matando|mata de risa|matando de risa|frio me esta matando|sueno me esta matando|
    curiosidad me mata|renta me esta matando|ruido me esta matando|trafico me esta matando|alergia me esta matando|
    a tiro de|estacion de bomberos|calle pistolas|esquina con pistolas|arma los muebles|arma un lio|arma de casa|
    toque de queda|da el toque|toque a la puerta|toque el timbre|tiro la basura|tiro basura|tira la basura|
    tirar la basura|tirando basura|tiro al blanco|juego de tiro|humo de cigarro|humo de cigarrillo|humo de cigarros|
    humo del cigarro|humo de marihuana|humo de mota|humo del asador|humo de la parrilla|humo de la barbacoa|
    humo de tabaco|humo de segunda mano|humo del vecino|huele a cigarro|huele a cigarrillo|huele a marihuana|
    huele a mota|huele a hierba|huele a comida|color humo|gris humo|vidrio ahumado|vidrios ahumados|salmon ahumado|
    llama la atencion|corto plazo|bala perdida de|costo de luz|caja de arena|mascotas muertas|hora muerta|
    tiempo muerto|bateria muerta|pila muerta|linea muerta|horas muertas|planta muerta|plantas muertas|arbol muerto|
    zacate muerto|pasto muerto`,
  TOBACCO: `
    cigarr*|fuma|fuman|fumando|fumar|fumador*|marihuana|mota|tabaco|puro|vape|vapea*|hookah|incienso`,
  TAIL_LIGHT: `
    foco quemado|focos quemados|foco fundido|focos fundidos|bombilla quemada|bombillas quemadas|bombillo quemado|
    bombillos quemados|luz quemada|luces quemadas|lampara quemada|quemo el foco|quemo un foco|quemaron los focos|
    quemo la bombilla|quemo el bombillo|quemo una bombilla|quemo un bombillo|quemaron las luces|quemo la luz|
    quemo la bujia|calorias|cd quemado|quemada del sol|quemadura de cigarro|quemado del sol|quemo la comida|
    quemo el arroz|quemo la cena|quemaron los frijoles|quemo el pan|quemo la tostada|quemo la tortilla|
    quemaron las tortillas|comida quemada|arroz quemado|pan quemado|palomitas quemadas|tostada quemada|cena quemada|
    quemo la alfombra con|quemadura en la alfombra|quemadura de plancha`,
};
