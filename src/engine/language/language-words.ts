// Words that tell one language: those that hold sentences together, and what callers of an office say in
// every other sentence. Without accents. Words of both languages ('no', 'a', 'me', 'son', 'gas') tell nothing.

/** They stand in names and places too, so that they count only beside another word of the language. */
export const spanishParticles: ReadonlySet<string> = words(
  `de del la las los el y san santa casa villa sol mar rio buena vista don dona mi vida loma verde norte sur luna luz agua
  calle paso nina nino alto alta dia dos tres cuatro cinco seis siete ocho nueve diez uno buenos por fin grande senor senora senores torre nuestra bella real monte valle puerta oro plaza domingo domingos claro bueno`,
);

export const spanishWords: ReadonlySet<string> = words(`
  que en un una unos unas por para con sin se lo le les nos su sus mis tu al si pero como cuando donde quien cual porque
  pues este esta esto ese esa eso estos estas esos esas aqui ahi alla aca muy mas menos ya tambien todavia aun ahora ahorita
  entonces nada nadie algo alguien todo toda todos todas otro otra otros otras mucho mucha muchos poco cada desde hasta sobre
  entre hace hay es era fue soy somos eres estoy estas estan estamos estaba estaban esten tengo tiene tienen tenemos tenia
  quiero quiere quieren quisiera queremos puedo puede pueden podemos podria necesito necesita necesitamos ocupo voy va vamos
  van viene vienen vengo sale salen saliendo sirve sirven funciona llamo llama llamar llame llamen hablo habla hablar hable
  diga digale digame dice dijo dijeron saber sabe sabes sabe haciendo hacer hizo hago ver veo ve vio da dio dan poner pongo
  dejar deje dejaron pasar paso pasa pasame pagar pague pago mandar mande manden venir venga vengan
  usted ustedes yo ella ellos ellas nosotros conmigo mio mia
  hola alo bueno buenas buenos dias tardes noches gracias favor disculpe disculpa perdon oiga oye mire mira fijese fijate 
   senorita mija mijo ayuda ayudeme quisiera
  ningun ninguna ninguno emergencia emergencias
  hoy manana ayer anoche noche dia semana mes hora horas horario
  apartamento departamento cuarto cocina bano puerta llave llaves techo agua luz calle edificio renta alquiler vecino vecina
  vecinos carro perro nino nina ninos hijo hija esposo esposa mama papa mujer hombre oficina numero nombre mensaje recado
  persona encargado encargada administrador mantenimiento basura estacionamiento elevador inodoro lavadora estufa nevera
  calefaccion roto rota descompuesto tapado
  si mismo misma tal tan vez veces nadie ningun ninguna ninguno fui fueron hubo haya sea seria sera haber habia han hemos
  soltando bajo arriba abajo afuera adentro dentro fuera detras debajo encima junto cerca lejos mal peor mejor  chico
  deme denme ponga pongan pongame pase pasen paseme transfiera transfierame comunica comunique comuniqueme busco ando anda
  andan quedo quede quedamos quedaron cerro abre abrir abren abrio cierra cierran cierre dejo entiendo entendi se cayo cae
  salio entro metio metieron rompio rompieron quebro prendio apago suena olor gotea pila caliente frio fria piso pared
  ventana balcon escalera pasillo sala recamara sotano garaje alberca piscina gotera cable enchufe humito marido abuela
  abuelo bebe nene nena viejito viejita hermano hermana gente alguien policia bomberos ambulancia trastes lavaplatos
  cobranza deposito contrato multa cuota mudanza paquete buzon cheque tarjeta permiso reglas mascota aviso llamada celular
  telefono unidad depto depa edificio  unidad area codigo correo dicho avise aviseme avisar anote anoten apunte
  apunteme parte nomas tantito ratito momento segundo  dios gusto verdad cosa cosas problema semana meses ano anos
  lunes martes miercoles jueves viernes sabado sabados domingos abierto cerrado quieren traigo trae traen lleva llevan llevo sabra sabria decirle
  tranquila tranquilo heridos herido nadie puro susto afirmativo negativo esperame espereme repita repite
  espanol ingles donde cuanto cuanta cuantos cuesta tampoco nunca siempre antes despues luego mientras aunque
  huele fuego humo incendio auxilio lumbre llamas chispas chispazo monoxido ladron ladrones pistola balazos disparos inundacion
  sangre infarto atrapado atrapada atrapados encerrado encerrada ascensor suicidarme matarme desmayo inundo revento robando robar robaron quema quemando fuga
`);

/** One of them and no English word tell it: verbs that are neither names nor like an English word. */
export const plainlySpanish: ReadonlySet<string> = words(`
  tengo tiene tienen tenemos quiero quiere quieren quisiera queremos necesito necesita necesitamos puedo puede pueden podemos
  podria estoy estan estamos esta somos sirve sirven funciona funcionan llamo hablo habla hablar dejar pagar busco huele
  saliendo llego llegaron descompuso rompio rompieron apesta gotea suena quema quemando inundando robaron robando quiero
  matar morir vivir tome enfria calienta prende abre cierra
`);

export const englishWords: ReadonlySet<string> = words(`
  i the an of to in on at for from with and or but if is are was were be been being am it its this that these those there here
  i im ive you your youre we our they them their he's she she's her his my mine what when where who why how which do does did
  don't dont doesn't didn't can can't cant could would should will won't not have has had get got go going want need like
  please thanks thank hello hi hey yes yeah yep nope okay ok just about up out down off over into than then so as by
  some any all one two three four five six seven eight nine ten someone somebody something anything everything nothing
  tell know think see call calling called speak talk help right now today tomorrow tonight morning
  apartment unit house door water rent lease office name number message maintenance parking trash kitchen bathroom
  it's i'm i'd i'll there's that's what's let's we're they're isn't aren't
`);

/** Endings of Spanish verbs and nouns that no English word and few names have. */
export function endsSpanish(word: string): boolean {
  return word.length >= 6 && ending.test(word) && !names.has(word);
}
const ending =
  /(?:cion|ciones|iendo|iendose|ando|andose|andome|ieron|iera|mente|amos|emos|iste|aste|uela|illo|illa|itos|itas)$/u;
const names = words(
  `concepcion asuncion encarnacion anunciacion purificacion visitacion alamos fernando orlando armando hernando rolando commando brando clemente ramos santiago castillo padilla murillo vanilla
  trujillo bonilla carrillo portillo gorilla godzilla manzanilla chinchilla guerrilla sevilla montilla tequilla criterion
  villa elemente taste paste waste haste baste toothpaste namaste foretaste distaste damos lemos mantilla flotilla
  quintanilla maravilla escamilla jaramillo cedillo delgadillo venezuela manuela compuela`,
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''));
}
