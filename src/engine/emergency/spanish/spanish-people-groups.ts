// Words for people and what happens to them, written like spanish-home-groups.ts.
import type { WordGroups } from '#engine/emergency/rule-reader.ts';

export const spanishPeopleGroups: WordGroups = {
  CHILD: `
    bebe|bebita|bebito|bebecito|nino|nina|ninos|ninas|nene|nena|nenes|hijo|hija|hijito|hijita|chiquito|chiquita|
    chamaco|chamaca|chamaquito|criatura|infante|nieto|nieta|nietecit*|abuela|abuelo|abuelita|abuelito|anciano|
    anciana|viejito|viejita|mi mama|mi papa|mi madre|mi padre|recien nacido|recien nacida|muchachito|muchachita|
    gemelos|perro|perrito|perrita|gato|gatito|sobrino|sobrina|enfermo|enferma|pequeno|pequena|huerco|guagua|chavito|
    chavalito|morrito`,
  STOVE: `
    estufa|horno|hornilla|olla|aceite|sarten|vela|veladora|plancha|cocinando|comida en la|frijoles|lumbre|
    comida prendida|fuego|hornillo|parrilla`,
  STRANGER: `
    hombre|hombres|senor|tipo|tipos|sujeto|sujetos|alguien|persona|personas|gente|extrano|extranos|desconocido|
    desconocidos|desconocida|individuo*|vato|vatos|bato|batos|muchachos|muchacho|chavos|chavo|mujer|vagabundo|
    borracho|ex|exnovio|ex novio|ex esposo|exesposo|ex marido|exmarido|unos|uno|enmascarad*|drogadicto|cholo|cholos|
    pandillero*|homeless|indigente|novio|loco|chamacos`,
  THIEF: `
    ladron|ladrones|ladrona|ratero|rateros|ratera|encapuchad*|delincuente*|maleante*|malandr*|malhechor*|intruso|
    intrusos|intrusa|asaltante*|bandido*|pillo|ladronzuel*|choro|choros|malviviente*|caco`,
  BREAKING_IN: `
    metiendo|meterse|metieron|metio|metiendo|se meten|se mete|se metan|quiere entrar|quieren entrar|
    trata de entrar|tratan de entrar|tratando de entrar|tratando de abrir|trata de abrir|intentando entrar|
    intenta entrar|intentando abrir|intentando meterse|quiso entrar|quisieron entrar|quieren meterse|quiere meterse|
    queriendo entrar|queriendo abrir|queriendo meterse|entrando|entro|entraron|se entro|se entraron|colo|colaron|
    colarse|colando|forzo|forzando|forzaron|forzada|forzar|forcejeando|forzado|tumbo|tumbar|tumbando|tumbaron|
    tumbada|rompiendo|brinco|brincaron|brincando|brincar|salto|saltando|saltaron|saltando|trepo|trepando|treparon|
    trepar|trepado|escondido|escondida|escondidos|pateo|pateando|patearon|patadas|patear|abriendo|abrir mi puerta|
    jalando la puerta|moviendo la manija|moviendo la perilla|moviendo la chapa|probando las puertas|
    probando puertas|probando la puerta|violaron la cerradura|violaron la chapa|violo la chapa|barreta|
    pata de cabra|ganzua|adentro de mi|dentro de mi|en mi closet|en mi casa|en mi apartamento|en mi cuarto|
    en mi patio|en mi balcon|en mi sala|en mi bano|en el closet|en el atico|en el sotano|debajo de la cama|
    bajo mi cama|en mi garaje|se quedo escondid*|invadieron|invadio|se metio`,
  STOLE: `
    robaron|robo|robaban|roban|robando|robar|robado|robada|robarme|robarnos|hurtaron|hurto|llevaron|se llevo|
    se llevaron|revolcado|revolcaron|saquearon|vaciaron|desvalijaron|asaltaron|asalto|atracaron|atraco|despojaron|
    abrieron el carro|abrieron mi carro|rompieron el vidrio|rompieron la ventana|quebraron la ventana|
    quebraron el vidrio|vandaliz*|allanaron|escarbaron|esculcaron|esculcando|me abrieron`,
  STEALING_NOW: `
    estan robando|esta robando|nos roban|me roban|nos asaltan|me asaltan|estan asaltando|esta asaltando|
    me estan asaltando|asaltaron|asaltando|me asalto|atracaron|me atracaron|asalto a mano|robo en proceso|
    robando ahorita|quieren robar|quiere robar|quiere robarme|quieren asaltar|trataron de asaltar|estan atracando|
    robando mi|robando el|robando la|robando|estan abriendo`,
  LIFT: 'elevador|elevadores|ascensor|ascensores|montacargas|elebador|asensor|el lift',
  STUCK: `
    atrapad*|encerrad*|atorad*|atasc*|trabad*|trabo|atoro|atoraron|paro|parado|parada|detuvo|detenido|adentro|
    dentro|metid*|varad*|no abre|no abren|no se abre|no se abren|no sube|no baja|no se mueve|solito|solita|atrapo|
    quedo entre|entre pisos|entre el|se quedo|nos quedamos|quedamos|me quede|quede|salir|sacar|saquen|sacarnos|
    saquennos|saquenos|no podemos salir|no puedo salir|pegado|pegados|se planto|tranco|trancado|trancados|trancad*|
    no nos deja salir|congelo`,
  ELEVATOR_BAD: `
    descompuest*|descompuso|no funciona|no sirve|danado|dano|fuera de servicio|brinco|brincos|brinca|ruido|ruidos|
    golpe|golpes|jalon*|tiembla|se sacude|cae|otra vez|no jala|malo|averiad*|raro|rechina|malogr*|no anda|
    no trabaja`,
  NOT_BREATHING: `
    no respira|no respiran|no esta respirando|no esta respirando bien|no puede respirar|no puedo respirar|
    no respiro|no podemos respirar|no puedo ni respirar|dejo de respirar|falta el aire|falta aire|faltando el aire|
    falta la respiracion|falta de aire|cuesta respirar|dificultad para respirar|respira mal|respira muy mal|
    respira raro|no le entra aire|no me entra aire|se ahoga|se esta ahogando|se ahogo|me ahogo|ahogando|ahogando|
    me estoy ahogando|ahogado|ahogada|ahogo|asfixia|asfixiando|asfixiando|asfixio|atragant*|se atraganto|
    no puede tragar|no puedo tragar|apenas respira|no jala aire|batalla para respirar|sin respirar|sin aliento|
    ataque de asma|asma fuerte|sofocando|se sofoca|se le cierra la garganta|cerrando la garganta|
    cierra la garganta|garganta cerrada|le cuesta respirar|no alcanza a respirar`,
  UNCONSCIOUS: `
    desmayo|desmayado|desmayada|desmayaron|desmaya|desmaye|inconsciente|inconciente|sin conocimiento|
    perdio el conocimiento|perdio el sentido|sin sentido en el piso|no reacciona|no reaccionan|no responde|
    no responden|no me responde|no contesta con sentido|no despierta|no se despierta|no puedo despertar|
    no lo puedo despertar|no la puedo despertar|no la despierto|no lo despierto|no quiere despertar|no se mueve|
    no se mueven|no se levanta|no se puede levantar|no se puede parar|no puede pararse|no puede levantarse|
    no me puedo levantar|no me puedo parar|no puedo levantarme|no puedo pararme|sin pulso|no tiene pulso|desvanecio|
    desvanecido|se desplomo|privado|privada|patatus|soponcio|colapso en|en shock|desorientad*|no vuelve en si|
    se fue en blanco`,
  ATTACK: `
    convulsion*|convulsiona*|convulsionando|convulsiones|ataque al corazon|ataque del corazon|ataque cardiaco|
    le dio un ataque|dando un ataque|le esta dando un ataque|ataque epileptico|epilep*|ataques|infarto|infartando|
    infartado|infarta|derrame cerebral|un derrame|derrame en|embolia|apoplejia|paro cardiaco|paro respiratorio|
    dolor de pecho|dolor en el pecho|dolor del pecho|duele el pecho|duele mucho el pecho|duele el corazon|
    presion en el pecho|opresion en el pecho|punzada en el pecho|brazo dormido|brazo izquierdo|sudando frio|
    boca chueca|cara chueca|boca torcida|cara torcida|chorreo la cara|cara caida|cara de un lado|habla enredado|
    hablando enredado|habla raro|no puede hablar|arrastra las palabras|sacudiendo|se esta sacudiendo|echando espuma|
    espuma por la boca|espumarajo*|ojos en blanco|ojos volteados|choque anafilactico|anafil*|reaccion alergica|
    alergia fuerte|hinchando la cara|hincho la garganta|hinchada la lengua|coma diabetico|azucar muy baja|
    azucar bajisima|se le bajo el azucar|se me bajo el azucar|se le bajo la presion|hipoglucemia|golpe de calor|
    insolacion|hipotermia|labios azules|labios morados|manos moradas|se puso morad*|esta morado|esta morada|
    poniendo morad*|se puso azul|esta azul|ya no suda`,
  BLEEDING: `
    sangr*|sangra|sangran|sangrando|sangrado|sangre|desangr*|hemorragia|charco de sangre|chorro de sangre|ensangrentad*|
    botando sangre|vomitando sangre|vomita sangre`,
  BIRTH: `
    dar a luz|dando a luz|parto|pariendo|pario|va a parir|a parir|revento la fuente|rompio la fuente|rompio fuente|
    rompieron la fuente|fuente rota|se me rompio la fuente|contracciones|contraccion|va a nacer|viene el bebe|
    ya viene el bebe|viene el nino|ya nace|esta naciendo|labor de parto|dolores de parto|esta aliviando|
    va a aliviarse|se esta aliviando|esta coronando|ya trae dolores|trae dolores|dolores vienen|perdiendo al bebe|
    aborto`,
  POISON: `
    sobredosis|overdose|sobre dosis|envenen*|intoxic*|tomo cloro|trago cloro|frasco de cloro|tomo veneno|
    trago veneno|tomo raticida|tomo detergente|tomo jabon|se trago|se tomo unas pastillas|se tomo las pastillas|
    se tomo un frasco|se tomo todo|trago una pila|tomo pastillas|tomo muchas pastillas|se paso de|fentanilo|heroina|
    jeringa|se inyecto|bebio cloro|bebio veneno|bebio un|bebio anticongelante|trago unas|trago un|narcan`,
  HURT: `
    herido|herida|heridos|heridas|hirio|lastimo|lastimado|lastimada|lastimados|lastime|golpeo la cabeza|
    golpeo en la cabeza|pego en la cabeza|abrio la cabeza|golpe en la cabeza|partio la cabeza|rompio la cabeza|
    fractur*|hueso|quebro la pierna|quebro el brazo|quebro la cadera|rompio la pierna|rompio el brazo|
    rompio la cadera|quebro un brazo|quebro una pierna|se quebro el pie|rompi el brazo|rompi la pierna|rompi el pie|
    quebre|torci|torcio|accidente|accidentad*|atropell*|se cayo de|se cayo por|se cayo en|se cayo del|se cayo desde|
    me cai|se resbalo|resbale|resbalo|cayo por las escaleras|cayo de las escaleras|cayo de la escalera|
    cayo del techo|cayo del balcon|cayo de la ventana|rodo por|rodo las|corto un dedo|corto el dedo|corte el dedo|
    corto la mano|me corte|se corto con|quemo la mano|queme|quemo la cara|quemaduras|se quemo con|quemo el cuerpo|
    mordio|mordida|picadura|pico una|pico un|apendic*|dolor muy fuerte|dolor fuerte|dolor insoportable|mucho dolor|
    se siente muy mal|se siente mal|se puso mal|se puso muy mal|esta muy mal|esta muy enferm*|esta grave|grave|
    moribund*|agonizando|agoniza|se esta muriendo|se muere|muriendo|se nos muere|se me muere|muriendo|
    fiebre muy alta|no puede caminar|no puedo caminar|no se puede mover|no me puedo mover|no puedo moverme|
    emergencia medica`,
  DEAD: 'muerto|muerta|muertos|cadaver|un cuerpo|fallecio|fallecid*|se murio|sin vida',
  DOWN: `
    tirado|tirada|tirados|en el piso|en el suelo|cayo|cai|caido|caida|acostado en el|boca abajo|bocabajo`,
  HELP_CALL: `
    ambulancia|ambulancias|paramedico*|los bomberos|a los bomberos|los paramedicos|nueve once|911|nueve uno uno|
    la policia|patrulla|a la policia|policia`,
  SEND: `
    llame|llamen|llama|llamar|llamele|llamenle|llamenles|llameles|mande|manden|mandar|mandenme|mandeme|envie|envien|
    necesito|necesitamos|urge|urgente|pida|pidan|ocupo|ocupamos|traigan|vengan|ya viene|ya llame|ya llamamos`,
  STRUCTURE: `
    gradas|grada|techo|techos|pared|paredes|balcon|balcones|barandal|barandales|baranda|barandas|barandilla|pasamanos|escalera|
    escaleras|escalon|escalones|columna|columnas|cornisa|cielo raso|plafon|arbol|arboles|rama|ramas|poste|muro|
    muros|barda|bardas|estructura|viga|vigas|terraza|edificio|marquesina|fachada|cimiento*|deck|pasillo de arriba|
    puente|losa|ladrillo*|lamina|laminas|grua|andamio|carport|toldo|chimenea|cemento|concreto|ventanal|piso|suelo|
    garaje|torre|porche|letrero|antena|tejado|tejas|plancha de concreto|suelo del balcon|cascote*|escombro*`,
  COLLAPSES: `
    derrumb*|desplom*|colaps*|hundi*|hunde|hundiendo|desmoron*|desgaj*|ladea|ladeando|ladeo|ladeado|se vino encima|se me vino encima|se nos vino encima|vino encima|se vino abajo|
    venirse abajo|viene abajo|va a caer|van a caer|va a venir abajo|vendra abajo|se abrio|agriet*|grieta|grietas|
    cuartea*|rajadura*|resquebraj*|partiendo|socavon*|se esta cayendo|se estan cayendo|se cayo|se cayeron|
    cayo encima|le cayo|nos cayo|me cayo|cayo sobre|cayo un|cayo una|cayo el|cayo la|cayendo pedazos|caen pedazos|
    cayendo|se desprendio|desprendiendo|desprendio|arranco|volo|volaron|tronando|crujiendo|cruje|truena|boquete|
    inclino|inclinando|se esta inclinando|se solto|se rajo|se partio|partio|se quebro|se rompio|se zafo|
    esta por caer|a punto de caer|a punto de caerse|caerse|se va a caer|se va a venir|se viene|cimbra|cimbro|se dobla|se doblo|doblando|
    se pandeo|abombado|panza|pandeado|tambalea*|hueco`,
  SHAKY: `
    despeg*|desprend*|separando|separado|suelto|suelta|sueltos|flojo|floja|flojos|floj*|se mueve|se mueven|moviendo|mueve|bambole*|inclinado|inclinada|
    podrid*|colgando|cuelga|oxidad*|inestable|desnivel*|chueco|chueca|tiembla|vibra|quebrado|quebrada|roto|rota|
    rajado|rajada|se siente blando|blando|peligroso|peligrosa`,
  PEOPLE_UNDER: `
    abajo|debajo|atrapad*|gente|enganchad*|colgando gente|aplast*|sepultad*|prensad*|pierna metida|encima de|
    adentro|herid*|mi tio|mi mama|mi papa|mi hermano|mi hermana|mi vecino|mi vecina|mi sobrino|mi primo|mi novia|mi novio|mi bebe|mi perro|mi hijo|mi hija|persona|personas|alguien|el senor|la senora|nino|ninos|mi esposo|
    mi esposa|mi abuel*`,
  STORM: `
    tornado|tornados|huracan|terremoto|temblor|sismo|remolino de viento|tromba|deslave|derrumbe de tierra|alud|
    ciclon|inundacion repentina|rayo|relampago|ventarron|granizo|marejada|avalancha|deslizamiento|
    se desbordo el rio|creciente`,
  WEAPON: `
    pistola|pistolas|arma|armas|armado|armada|armados|rifle|rifles|escopeta|escopetas|cuchillo|cuchillos|machete|
    machetes|navaja|navajas|punal|revolver|metralleta|ametralladora|fusil|cuerno de chivo|bate|pistolon|fierro|
    filero|cuchilla|ak|glock|cachiporra|tubo en la mano|hacha|explosivo*|granada|dinamita`,
  GUNFIRE: `
    balazo|balazos|balas|bala|balacera|disparos|disparo|disparan|disparando|disparaban|dispararon|disparando|
    tiros|tiro|tirotear*|tiroteo|tiroteando|tirotearon|plomazo*|detonacion*|metrallando|balear*|balearon|balaceando|
    plomo|tiroteos|echando bala|echaron bala|echando tiros|cohetazos como bala`,
  BEATS: `
    pegando|pego|pegan|pega|pegaron|pegarle|pegarme|golpeo|golpea|golpeando|golpearon|golpean|golpeando|
    golpeando|golpiza|golpes|madriza|paliza|madreando|madrearon|peleando|peleando|pelean|pelea|pleito|trompad*|
    trompon*|punetazo*|patadas|agarraron a golpes|agarrando a golpes|agarrando|maltrata*|maltrato|cachete*|
    ahorcando|ahorca|ahorco|estrangul*|ahogando a|arrastr*|jalando el pelo|jaloneando|jalonea*|empujo|empujando|
    sometiendo|matando|mata|matar|mato|mataron|maten|quiere matar|va a matar|violo|violando|violaron|violacion|
    violar|abuso|abusando|abusaron|abusa|secuestr*|rapto|raptaron|raptar|amenaza|amenazo|amenazando|amenazando|
    amenazaron|amenazan|amenazando|amenazas|apunal*|acuchill*|machete*|navajazo*|cuchillada*|punalada*|apunto|
    apuntando|apuntaron|encanon*|atac*|agred*|agresiv*|agrediendo|agresion|violento|violenta|persigue|persiguiendo|
    acosando|acosa|acecha|acechando|toco indebidamente|manose*|golpeada|golpeado|se estan matando|se van a matar|
    se agarraron|dando de golpes|a golpes`,
  PERSON: `
    me|lo|la|le|les|nos|los|las|marido|esposo|esposa|hombre|mujer|senor|senora|muchacha|muchacho|vecino|vecina|
    novio|novia|hijo|hija|papa|mama|alguien|tipo|ex|ella|el|hermana|hermano|gente|nina|nino|bebe|persona|roommate|
    borracho|loco|chavos|pandill*|sobrino|sobrina|entre ellos|a mi|inquilino|inquilina|guardia|padrastro|padre|
    madre|pareja|expareja|vatos|tipos|hombres|jovenes`,
  SEEMS_OBJECT: `
    pared|musica|ruido|puerta de|tuberia|contrato|reglas|regla|fianza|deposito|renta|cuarto piso|martillo|
    reglamento|perros|perro|gatos|gato|gallos|techo|pelota|balon|bolsillo|precio*|clavos|clavo|calcomania|letrero|
    aviso|correo|privacidad|sol|olor|letreros|papel|recibo|etiqueta|corriente|toques|corrientazo|calambre|toque|
    alergia|zacate|elevador|gripa`,
  NUISANCES: `
    ruido|ruidos|musica|vecino|vecinos|vecina|perro|perros|cucaracha*|olor|trafico|estacionamiento|basura|raton|
    ratones|chinches|fiesta|fiestas|zancudos|hormigas|inquilino|inquilinos|ladra|ladrando|calor|frio|aire|lavadora|
    elevador|obra|construccion|moho|humedad|gotera|fuga|internet|dieta|esperar|esperando|espera|mudar|mudarme|
    mudanza|mudo|escaleras|hambre|tacos`,
  ORDER: `
    orden de restriccion|orden de alejamiento|orden de proteccion|restraining order|orden de no acercarse|
    orden del juez`,
};
