// Words for a home and what goes wrong in it, of Mexico, Central America, the Caribbean and the Andes alike.
// Without accents, as callers' words are compared; a star ends a stem.
import type { WordGroups } from '#engine/emergency/rule-reader.ts';

export const spanishHomeGroups: WordGroups = {
  FIRE: `
    fuego|fueguito|fuegos|lumbre|candela|incendio|incendios|incendia|incendian|incendiando|incendiando|
    incendiaron|incendiado|incendiada|incendiar|incendie|llamas|llamarada|llamaradas|llamarazo*|flama|flamas|
    flamazo*|llamaron en fuego|fogonazo*|fogata|quemazon|conato|bola de fuego|en fuego`,
  BURNS: `
    quema|queman|quemando|quemando|arde|arden|ardiendo|quemaba|quemando|quemando|encendio sola|
    prendida en fuego|prendido en fuego`,
  BURNT: `
    quemado|quemada|quemados|quemadas|chamusc*|achicharr*|tatem*|carboniz*|quemazon|requemad*`,
  CAUGHT: `
    se prendio|se prendieron|se esta prendiendo|se estan prendiendo|prendio|prendiendo|agarro|cogio|cogiendo|
    agarrando|agarraron|cogieron|se le prendio|se nos prendio|se me prendio|se encendio|encendio|prender|prenderle|
    prendieron|prendio en|pegar|pegaron|pegando`,
  PLACE: `
    casa|cocina|apartamento*|apartament|apto|depa|depto|departamento|cuarto|cuartos|sala|recamara|habitacion|alcoba|
    dormitorio|bano|pasillo|corredor|edificio|balcon|techo|pared|paredes|piso|garaje|garage|lavanderia|sotano|atico|
    patio|porche|terraza|escalera*|closet|cortina*|colchon|sillon|sofa|cama|alfombra|mueble*|gabinete*|basura|
    basurero|bote|contenedor|dumpster|carro*|coche*|auto|troca|camioneta|cerca|barda|pasto|zacate|grama|cesped|
    arbol*|monte|cerro|oficina|club|clubhouse|cobertizo|bodega|elevador|ascensor|ventana|puerta|unidad|vecino|
    vecina|vecinos|trailer|cortinas|azotea|lobby|entrada|trapo|toalla|ropa|papel|madera|cable|cables`,
  APPLIANCE: `
    estufa|horno|hornilla*|parrilla|asador|secadora|lavadora|lavaplatos|lavavajillas|microonda*|tostador*|freidora|
    sarten|olla|aceite|grasa|calentador|boiler|caldera|calefaccion|calefactor|calenton|aire|nevera|refri|
    refrigerador*|freezer|congelador|tele|televisor|television|plancha|cafetera|cargador|bateria|celular|laptop|
    computadora|patineta|scooter|monopatin|ventilador|abanico|extractor|motor|chimenea|vela|veladora|extension|
    regleta|rejilla|ventilacion|ducto|foco|lampara|bombillo`,
  ELECTRIC: `
    enchufe*|enchuf*|tomacorriente*|toma corriente|toma de corriente|contacto|contactos|clavija*|outlet*|
    interruptor*|apagador*|switch*|swiche*|suiche*|breaker*|breker*|brequer*|caja de luz|caja de la luz|
    caja electrica|caja de fusibles|panel|panel electrico|tablero|fusible*|fusil de la luz|cable|cables|alambre*|
    cableado|transformador*|poste|medidor de luz|medidor|lampara|luz del techo|electrico|electrica|electricidad|
    corriente|plafon|luminaria|extension|regleta|caja de los breaker|conexion|conexiones|instalacion electrica`,
  SMELLS: `
    huele|huelen|olor|olores|olorcito|oler|oliendo|olia|olio|huelo|apesta|apestando|peste|tufo|hedor|hiede|aroma|
    pestilencia|se siente|siento|percibo|percibe|olemos|olfateo|oloroso|huela|huelan`,
  SMOKE: `
    humo|humos|humito|humareda*|humadera*|humazo*|humarada*|humaso|humeando|humea|humean|humeante|ahumado|ahumada|
    ahumando|ahumando|ahumo|humero|humaera|humaredon`,
  SOUNDS: `
    suena|suenan|sonando|sonar|sono|pita|pitan|pitando|pitar|pitido|pitidos|pito|chilla|chillan|chillando|chillar|
    chillido*|grita|no para|no se calla|no se callan|no se apaga|no deja de|disparo|disparada|disparado|disparando|
    activo|activada|activado|prendida|prendio|oye|escucha|bip|bips|bipea|beep|beeps|bipeando|alarmando|salto|brinco|
    subio|marca|marcando|indica|zumba|zumbando|ruido`,
  BATTERY: `
    pila|pilas|bateria|baterias|cada minuto|cada ratito|cada rato|de vez en cuando|bajo de|bateria baja|
    cada treinta segundos|cada cuarenta segundos|cambiar|cambien|cambie|reemplazar|instalar|instalen|ponen|pongan|
    caduco|vencio|cada cierto|cada tanto`,
  GAS: `
    gas|gases|propano|butano|gas propano|huevo podrido|huevos podridos|huevo pasado|huevos pasados|azufre|gas lp|
    metano|huevo descompuesto`,
  ESCAPES: `
    fug*|escape|escapando|escapa|escapando|sale|salen|saliendo|saliendo|salio|bota|botando|bote gas|tira|
    tirando|suelta|soltando|silba|silbando|chifla|chiflando|sisea|siseo|siseando|gotea|goteando|perdida|pierde|
    perdiendo|tira gas|se va|se esta yendo|se esta saliendo|liquea|liqueando|filtra|filtrando|filtrando|rota|roto|
    rompio|rompieron|abierta|abierto|burbujas|regado|regando|derrame|brota|brotando|echa|echando|emana|emanando|
    desprende|despide|despidiendo|pegaron|pego|golpeo|choco|chocaron|dano|danaron|danado|corto|cortaron|picaron|
    pico|perforaron|perforo`,
  CO: 'gas carbonico|monoxido|monoxido de carbono|carbono|ce o|c o|co2',
  DIZZY: `
    mareo|mareos|mareado|mareada|mareados|mareadas|mareando|mareando|marea|mareamos|nausea|nauseas|vomito|
    vomitos|vomitando|vomita|vomitar|dolor de cabeza|duele la cabeza|dolores de cabeza|jaqueca|dormido|dormida|
    sueno|confundido|confundida|desmayo|desmayando|desmayada|desmayado|atarantado|atarantada|somnolient*|decaida|
    decaido|debil|debiles|mala de la cabeza|asquient*|pesada la cabeza|zonza|zonzo|aturdid*|atontad*|sofocad*|
    mal todos|enfermos todos`,
  BURNER: `
    generador|planta de luz|planta electrica|carro|coche|auto|troca|camioneta|motor|moto|parrilla|asador|carbon|
    anafre|brasero|lena|bbq|barbacoa|hibachi|fogon`,
  INDOORS: `
    garaje|garage|adentro|dentro|cochera|sala|cuarto|sotano|casa|apartamento|cocina|bano|cerrado|cerrada|
    balcon cerrado`,
  HEATING: `
    calefaccion|calefactor|calefactores|calenton|calentador|boiler|caldera|radiador*|estufa|horno|chimenea|furnace|
    calefon|secadora`,
  WATER: 'agua|aguas|aguacero|chorro|chorros|chorrito de agua|catarata|cascada|goteron*',
  PIPE: `
    pipa|pipas|calefaccion|tubo|tubos|tuberia|tuberias|cano|canos|caneria|canerias|llave de paso|llave del agua|valvula|manguera|mangueras|
    calentador|boiler|tanque|tinaco|cisterna|linea de agua|linea del agua|linea principal|toma de agua|drenaje|
    lavadora|lavaplatos|lavavajillas|inodoro|taza|fregadero|lavabo|lavamanos|regadera|ducha|tina|banera|grifo|pluma|
    SPRINKLER|hidrante|sanitario|excusado|filtro|hidro|codo|conexion del agua|pila de agua|pila del agua|piscina|
    alberca|tuberia principal|el flexible|nevera|refrigerador|refri`,
  BURSTS: `
    revento|reventaron|reventado|reventada|reventando|revienta|reventar|exploto|explotaron|estallo|estallado|rompio|
    rompieron|roto|rota|rotos|rotas|rompe|quebro|quebrado|quebrada|quebraron|rajo|rajado|rajada|zafo|zafaron|zafado|
    zafada|solto|soltaron|safo|safado|partio|partido|partida|desconecto|desprendio|botando|bota|botar|tirando|tira|
    chorrea|chorreando|trono|troceado|descompuso y tira|brota|brotando|fuga|fugas|fugando|sale|saliendo|saliendo|
    se sale|desbord*|rebos*|rebals*|reboz*|derramando*|derrama|salpicando|lanzando|echando|escupe|escupiendo|
    regando|regando|vomita`,
  FALLS: `
    cae|caen|cayo|cayendo|cayendo|caia|chorrea|chorreando|chorro|chorros|sale|salen|saliendo|salia|bota|botando|
    tira|tirando|brota|brotando|entra|entrando|entro|mete|metiendo|metio|corre|corriendo|baja|bajando|escurre|
    escurriendo|escurriendo|filtra|filtrando|filtrando|gotea|goteando|sube|subiendo|subio|llueve|lloviendo|
    derrama|derramando|mojando|mojo|mojado|regando|desbord*|rebos*|rebals*|reboz*|empapando|empapado|cubre|llega|
    llego|inunda`,
  MUCH: `
    por todos lados|por todas partes|por todo|por doquier|mucho|mucha|muchisima|a chorros|a chorro|a cantaros|
    como lluvia|como cascada|como catarata|como rio|rio de agua|un rio|no para|no deja de|no se detiene|
    no puedo parar|no podemos parar|no puedo cerrar|no cierra|no podemos cerrar|no se puede cerrar|
    no la puedo cerrar|no hay como cerrar|ni cerrando|sin parar|fuerte|toda|todo|a lo loco|rapido|bastante|
    un monton|hasta los tobillos|tobillos|rodillas|pulgadas|cubetas|baldes|harto|harta|un chorro|hirviendo|
    de repente|descontrolad*|sin control`,
  OVERHEAD: `
    techo|cielo|cielo raso|plafon|pared|paredes|piso|suelo|sala|recamara|cuarto|habitacion|pasillo|corredor|
    escaleras|escalera|lampara|closet|apartamento|casa|cocina|bano|de arriba|vecino|vecina|vecinos|abajo|alfombra|
    muebles|cama|ventilacion|sotano|balcones|garaje|oficina`,
  SEWAGE: `
    drenaje|desague|desagues|aguas negras|agua negra|agua puerca|agua sucia|agua cochina|agua asquerosa|
    agua de drenaje|agua podrida|cloaca|cloacas|alcantarilla*|alcantarillado|excremento*|caca|cacas|mierda|popo|
    pupu|heces|orina|pipi|orines|meados|porqueria*|inmundicia*|fosa|fosa septica|pozo septico|tanque septico|
    septico|coladera|registro|suciedad|mugre|desechos|materia fecal|aguas residuales|aguas servidas|sewer|sewage|
    cano de la calle|albanal|trampa de|aguas sucias|papel y todo|papel higienico`,
  COMES_UP: `
    sale|salen|saliendo|saliendo|salio|sube|suben|subiendo|subio|regresa|regresan|regresando|regreso|devuelve|
    devolviendo|devolvio|se devuelve|brota|brotan|brotando|vomita|vomitando|desbord*|rebos*|rebals*|reboz*|flota|
    flotando|cae|cayendo|inund*|salpica*|escupe|escupiendo|tapado|tapada|tapados|tapadas|tapo|taparon|atascado|
    tupido|tupida|tupio|colapso|revento|rompio|roto|bota|botando|echa|echando|derram*|llena|lleno|llenando|
    llenando|entra|entrando|metiendo|corre|corriendo|corrio|borbot*|burbuj*|hay|tengo|tenemos|respald*|backup|
    rebota|rebotando|se mete|se metio|chorrea*|gotea*|filtra*`,
  TOILET: `
    inodoro|inodoros|taza|sanitario|excusado|escusado|retrete|poceta|wc|toilet|tualet|toile|water|servicio|bano|
    poso|trono`,
  CLOGGED: `
    tapado|tapada|tapo|tapaba|tapa|tupido|tupida|tupio|atascado|atascada|atasco|atoro|atorado|obstruid*|no baja|
    no traga|no se va|baja lento|bien lento|no jala|no descarga|no funciona|no sirve|descompuesto|danado|trancado|
    trancada|tapados|sube el agua`,
  ONLY_ONE: `
    unico|unica|solo tenemos un|un solo|solo hay un|nada mas hay un|nomas hay un|nomas tenemos un|solo uno|
    no tenemos otro|no hay otro|el otro tampoco`,
  SPARKS: `
    chispa|chispas|chispazo|chispazos|chispea|chispeando|chispeo|chisporrote*|chispitas|chisporro*|corto circuito|
    cortocircuito|cortos circuitos|un corto|hizo corto|haciendo corto|esta en corto|tiene corto|arco electrico|
    centella*|lengua de fuego|bolas azules|luz azul|rayo azul|destello*`,
  SHOCK: `
    corrientazo|corrientazos|toques|toque|da toque|electrocut*|descarga electrica|descargas|descarga|calambrazo*|
    le dio corriente|dio corriente|dio la corriente|da corriente|dan corriente|agarro la corriente|agarro corriente|
    cogio corriente|cogio la corriente|pasa corriente|pasando corriente|pasa la corriente|tiene corriente|
    con corriente|electrizad*|energizad*|patea la corriente|pateo la corriente|paso la corriente|paso corriente|
    choque electrico|shock|me dio shock|da choque|pega corriente|la corriente me|hormiguea`,
  HOT: `
    caliente|calientes|calientisim*|calienta|calentando|recalent*|hirviendo|hierve|derrit*|derretid*|derritio|
    derritiendo|quemado|quemada|quemo|quema|quemando|quemando|negro|negra|negros|negras|truena|tronando|trono|
    trueno|zumba|zumbando|zumbido|exploto|explotando|estallo|ardiendo|humo|olor|huele|moja|mojando|mojado|mojada|
    gotea|goteando|agua|prendio|chirria|brinca*|prende*|tostad*|chamusc*|hace ruido`,
  LOOSE: `
    tirado|tirados|tirada|caido|caidos|caida|cayo|cayeron|pelado|pelados|pelada|suelto|sueltos|suelta|colgando|
    cuelga|cuelgan|expuesto|expuestos|descubierto|descubiertos|al aire|cortado|cortados|roto|rotos|vivo|vivos|
    bailando|arrastrando|en el suelo|en el piso|en el charco|en el agua|reventado|revento|reventaron|trozado*|
    salidos|saliendo|destapado*|a la vista`,
  POWER_OUT: `
    se fue la luz|fue la luz|no hay luz|sin luz|no tengo luz|no tenemos luz|corto la luz|cortaron la luz|apagon|
    se fue la electricidad|no hay electricidad|sin electricidad|no tengo electricidad|no tenemos electricidad|
    sin corriente|no hay corriente|no tengo corriente|no tenemos corriente|se corto la luz|se fue la corriente|
    no hay energia|sin energia|no tengo energia|no llega la luz|me quede sin luz|nos quedamos sin luz|quito la luz|
    se nos fue la luz|a oscuras|en lo oscuro|se fue la energia|bajo la luz|sin power|no hay power`,
  MACHINE: `
    oxigeno|respirador|ventilador mecanico|dialisis|cpap|concentrador|maquina para respirar|nebulizador|insulina|
    marcapasos|maquina de respirar|maquina medica|equipo medico|aparato para respirar|aparato medico|
    bomba de insulina|maquina del sueno|maquina de oxigeno|soporte vital`,
  FLICKERS: `
    parpadea*|titila*|pestanea*|prenden y apagan|prende y apaga|prende y se apaga|se botan|se bota|botan|brincan|
    brinca|se baja|se bajan|saltan|salta|se disparan|se dispara|bajon*|se va y viene|va y viene|sube y baja|
    se va y regresa`,
  LIGHTS: `
    foco|focos|luz|luces|bombillo*|bombilla*|lampara*|fusible*|breaker*|breker*|taco|tacos|pastilla|termico|
    corriente|voltaje`,
  NO_WORK: `
    no funciona|no funcionan|no sirve|no sirven|no prende|no prenden|no enciende|no jala|no calienta|no calientan|
    no enfria|no anda|no trabaja|no camina|descompuso|descompuesto|descompuesta|descompusieron|dano|danado|danada|
    dana|murio|muerto|muertos|muerta|apago|apagado|apagada|apagaron|dejo de|fallo|fallando|falla|se fue|rompio|roto|
    rota|averio|averiado|averiada|no tenemos|no tengo|no hay|sin|no tiene|tampoco|no llega|no da|no arranca|
    no esta prendiendo|no esta funcionando|no esta sirviendo|no esta calentando|no esta enfriando|no ha prendido|
    nadie viene|no han prendido|cuando van a prender|cuando prenden|cuando encienden|no prendio|no ha funcionado|
    no sale|no tiran|tira aire|aire tibio|aire frio|en blanco|malogro|malogrado|malograda|se echo a perder|se quemo|
    se jodio|chafeo|chingo|no quiere prender|no quiere encender|no quiere|quebro|quebrada|quebrado|trabado|trono|
    en reparacion|no echa|no bota|no avienta`,
  COLD: `
    frio|friisimo|frios|helado|helada|helados|helando|helando|hela|congel*|nieve|nevando|nevo|nevada|escarcha|
    bajo cero|invierno|hielo|tiritando|temblando de frio|temblando|titiritando|cobija*|cobertor*|abrigo*|chamarra*|
    vaho|friazo|entumid*|tullid*|tormenta de nieve|helando|enfriando|calientando|calentando|calentarnos`,
  FRAIL: `
    bebe|bebes|bebita|bebito|bebecito|recien nacido|recien nacida|nino|ninos|nina|ninas|nene|nena|nenes|nenas|
    ninito|chiquito|chiquita|chiquitos|chamaco*|hijo|hija|hijos|hijas|infante|abuela|abuelo|abuelos|abuelita|
    abuelito|anciano*|anciana*|viejito|viejita|viejitos|viejo|vieja|mayor|mayores|tercera edad|mi mama|mi papa|
    mi madre|mi padre|suegra|suegro|enfermo|enferma|enfermos|enfermaron|asma|asmatic*|embarazada|prenada|corazon|
    cancer|cirugia|operad*|discapacit*|silla de ruedas|diabetic*|dialisis|anos de edad|ochenta|noventa|setenta|
    oxigeno|presion alta|epileptic*|autista|inmunosuprimid*`,
  COOLING: `
    aire acondicionado|acondicionado|aire|el ac|clima|refrigeracion|el a c|cooler|minisplit|mini split|air|cooling|
    aircondition|enfriador|central de aire`,
  SWELTER: `
    calor|caloron|bochorno|sofoc*|hervor|horno|asando|asando|asfixiante|insoportable|noventa|cien|ciento|grados|
    sudando|infierno|deshidrat*|derritiendo|cocinando|cociendo`,
  KEYS: `
    llave|llaves|llavero|tarjeta|tarjetita|llavin|control|codigo|fob|chip|clave|llavecita|tag|app de la puerta`,
  LOCK: `
    cerradura|chapa|chapas|candado|puerta|puertas|porton|reja|entrada|cerrojo|perilla|seguro|pestillo|manija|garaje|
    buzon|edificio`,
  SHUT_OUT: `
    me quede afuera|quede afuera|quedamos afuera|quedo afuera|quedaron afuera|quede fuera|quedamos fuera|
    me quede fuera|sin llave|sin llaves|me quede trancad*|quede trancad*|no puedo entrar|no podemos entrar|
    no puede entrar|no me deja entrar|no nos deja entrar|no nos dejan entrar|no me abre|no me abren|cerro la puerta|
    cerro con la llave|se me cerro|se nos cerro|se le cerro|cerro por dentro|trancada por dentro|cerrada por dentro|
    deje las llaves adentro|deje la llave adentro|deje las llaves dentro|deje la llave dentro|deje las llaves en|
    deje la llave en|dejo las llaves|dejo la llave|llaves adentro|llave adentro|llaves dentro|llaves del otro lado|
    llave del otro lado|llave se quedo|llaves se quedaron|llaves se me quedaron|se quedaron las llaves|
    quedaron las llaves|quedo la llave|se me quedaron las llaves|olvide la llave|olvide las llaves|olvido la llave|
    olvidaron las llaves|olvidaron las|perdi la llave|perdi las llaves|perdi mis llaves|perdi mi llave|
    perdi mi llavero|perdi el llavero|perdio la llave|perdieron las llaves|perdio las llaves|no tengo llave|
    no tengo la llave|no tengo llaves|no tengo las llaves|no traigo llave|no traigo llaves|no traigo las llaves|
    no encuentro la llave|no encuentro las llaves|no encuentro mis llaves|robaron las llaves|cambiaron la chapa|
    cambiaron la cerradura|cambiaron las chapas|cambiaron las cerraduras|cambio la chapa|cambio la cerradura|
    cambiaron el candado|cambiaron la llave|encerrad* afuera|encerrad* fuera|locked out|estoy afuera|estamos afuera|
    trancad* afuera|me tranque|trancado fuera|estoy fuera de|afuera de mi casa|afuera de mi apartamento|
    afuera de mi departamento|no puedo abrir la puerta|no puedo abrir mi puerta|no puedo abrir|no abre la puerta|
    no abre mi puerta|puerta no abre|puerta no quiere abrir|puerta se cerro|puerta se me cerro|no puedo meterme|
    fuera de mi casa|fuera de mi apartamento|fuera del apartamento|afuera del apartamento|no me deja pasar|
    no puedo accesar`,
  BROKEN_KEY: `
    quebro|rompio|partio|trabo|atoro|atorada|atorado|trabada|atasco|no abre|no entra|no gira|no da vuelta|no agarra|
    no me agarra|no funciona|no sirve|ya no me sirve|no me sirve|no jala|dano|danado|descompuso|descompuesto|no lee|
    no abren|no me funciona|perdi|robaron|no quiere|no prende|se quedo|rota|no me lee|no da`,
  LOCKED_IN: `
    encerrado|encerrada|encerrados|encerradas|encerro|encerraron|encerramos|encerre|trancado|trancada|trancados|
    tranco|atrapado|atrapada|atrapados|atrapadas|atrapo|atorado|atorada|atorados|atoro|atoraron|trabado|trabada|
    trabados|trabo|quedo adentro|quedo dentro|se quedo adentro|esta adentro|estan adentro|adentro solo|adentro sola|
    solito|solita|solitos|no puede salir|no pueden salir|no podemos salir|no puedo salir|puso el seguro|puso seguro|
    le puso el seguro|metidos aqui|metidas aqui|dejo encerrad*|prensado|prensada|aprisionad*|sepultad*|enterrad*|
    varado|varados|varada|se quedo metid*|no lo puedo sacar|no la puedo sacar|no podemos sacarlo`,
};
