import { words } from '../../../../shared/rules/any-of.ts';

export const SPANISH = {
  'not-now': words`
    no tengo tiempo
    buen momento
    (?:ahora mismo|ahora|actualmente|por el momento|de momento|por ahora|en este momento)[^.!?\n]{0,40}(?:no|ocupad[oa])
    no[^.!?\n]{0,40}(?:ahora mismo|actualmente|por el momento|de momento|por ahora|en este momento|todavía)
    no (?:estoy|ando) buscando
    no es (?:un |el )?(?:buen|mejor) momento
    (?:quizás?|tal vez|a lo mejor)[^.!?\n]{0,12}(?:más adelante|en|el año|después|luego)
    más adelante
    (?:contact|escr|habl|vuelv)\p{L}{0,8}[^.!?\n]{0,40}(?:en unos|en (?:dos|tres|seis)|el año que viene|próximo|más adelante|dentro de|meses)
    (?:muy )?ocupad[oa]
    (?:tenme|téngame|ténganme) en cuenta
    (?:contact|escr[ií]b|habl|vuelv|ll[aá]m)\p{L}{0,8}[^.!?\n]{0,20}(?:después|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|otoño|primavera|verano)|a partir|pasad[oa])
    hasta (?:después|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|el año)
    de baja (?:por )?(?:maternidad|paternidad|maternal|médica)
  `,
  'moved-on': words`
    acabo de (?:empezar|entrar|firmar|cambiar|aceptar|comenzar|incorporarme)
    (?:he aceptado|acepté|he firmado|firmé|he empezado|empecé|encontré|he encontrado)
    jubilad[oa]
    ya no (?:trabajo|me dedico|ejerzo)
    (?:he cambiado|cambié) de (?:profesión|trabajo|sector|empresa|carrera)
    nuevo (?:trabajo|puesto|empleo)
    otra (?:oferta|empresa)
  `,
  'not-interested': words`
    no soy la persona
    no (?:me interesa|estoy interesad[oa]|tengo interés|me encaja)
    no,? (?:muchas )?gracias
    gracias,? pero no
    no (?:es|sería) para mí
    no encaja
    no (?:quiero|deseo|pienso) cambiar
    (?:muy )?(?:content[oa]|feliz|satisfech[oa]|a gusto) (?:en|con)
    (?:declinar|rechazar|declino|rechazo)
    no (?:voy a|puedo) aceptar
    no (?:busco|estoy pensando en|tengo (?:pensado|intención de)) (?:un |ning[uú]n |otro )?(?:cambi|trabajo|empleo|mov)
    estoy (?:muy )?(?:bien|cómod[oa]) (?:donde|en|aquí)
    (?:prefiero|decidido) (?:no|quedarme|seguir)
  `,
  'who-are-you': words`
    quién (?:eres|es usted|es|le dio|te dio|son)
    (?:de dónde|cómo|dónde)[^.!?\n]{0,20}(?:sac|consigu|obtuv|encontr|tiene|tienes|ha )[^.!?\n]{0,20}(?:mi|mis)
    nos conocemos
    (?:estafa|spam|fraude|un bot|serio|fiable)[^.!?\n]{0,20}[?]
    (?:de|para) qué empresa (?:me escribe|eres|es|trabaja)
    quién (?:le|te|os) (?:ha )?(?:dado|dio|pasó|pasado|facilit)
    (?:de dónde|cómo) (?:ha|has|han|habéis) (?:sacado|conseguido|obtenido|encontrado)
  `,
  'recommends-another': words`
    (?:su|el) (?:correo|email|teléfono) es
    te paso con
    (?:le|te) paso con
    (?:mi|un|una|mis) (?:antigu[oa] |ex-?|buen[oa]? )?(?:compañer[oa]|colega|amig[oa]|herman[oa]|conocid[oa]|marido|mujer|soci[oa])[^.!?\n]{0,60}(?:podría|sería|busca|que|encaja|interes|está|@)
    (?:recomiendo|sugiero|aconsejo|puedo recomendar)
    (?:deberías?|podrías?|puedes?) (?:contactar|hablar|escribir|preguntar)
    (?:habla|hable|hablad|escribe|escriba|pregunta|pregunte|contacta|contacte)[^.!?\n]{0,8} (?:con|a) mi (?:antigu[oa] |ex-?)?(?:compañer[oa]|colega|amig[oa]|herman[oa]|conocid[oa]|marido|mujer|soci[oa])
    conozco a (?:alguien|una persona|un|gente)
    (?:reenviado|reenvié|pasado tu|pasé tu|he pasado)
    (?:te|le) paso (?:su|el) contacto
    en copia
    (?:quizás?|tal vez|igual|a lo mejor) (?:a|para) (?:mi|un|una) (?:antigu[oa] |ex-?)?(?:compañer[oa]|colega|amig[oa]|herman[oa])
  `,
  interested: words`
    (?:cuéntame|cuénteme|envíame|envíeme|mándame|mándeme)
    ^(?:sí|si|claro|perfecto|vale)[!,. ]*$
    me encaja
    (?:me interesa|me interesaría)
    estoy (?:muy )?(?:interesad[oa]|abiert[oa]|disponible)
    interesante
    (?:me )?(?:encantaría|gustaría|estaría encantad[oa])
    suena (?:muy )?(?:bien|interesante|genial)
    (?:cuándo|podemos|podríamos)[^.!?\n]{0,20} (?:hablar|llamar|conversar)
    (?:llámame|llámeme|llamarme)
    adjunto[^.!?\n]{0,20}(?:cv|currículum|curriculum|hoja de vida)
    (?:sí|claro),? (?:claro|por supuesto|me|estoy|con)
    (?:quedo|espero) (?:a la espera|atent[oa]|tu|su)
    más (?:detalles|información|info)
    con (?:mucho )?gusto
  `,
} as const;
