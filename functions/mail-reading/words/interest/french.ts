import { words } from '../../../../shared/rules/any-of.ts';

export const FRENCH = {
  'not-now': words`
    pas (?:le|beaucoup de) temps
    pas (?:en recherche|à l'écoute|disponible)
    pas[^.!?\n]{0,40}(?:pour l'instant|pour le moment|actuellement|en ce moment|maintenant|tout de suite)
    (?:actuellement|pour l'instant|pour le moment|en ce moment|à l'heure actuelle)[^.!?\n]{0,40}(?:pas|non|trop|occupée?)
    pas le (?:bon|meilleur) moment
    pas (?:pour l'instant|maintenant|tout de suite|encore)
    (?:peut-être|éventuellement|sans doute)[^.!?\n]{0,12}(?:plus tard|l'année|dans|à la rentrée)
    (?:recontacter|revenez|revenir|reparle|relancer|recontactez|réécrire)[^.!?\n]{0,40}(?:dans|l'année|plus tard|prochain|à la rentrée|mois|printemps|été|automne)
    trop occupée?
    gardez (?:mon|mes|contact)
    préfère attendre
    (?:recontact|relanc|réécri|rappel|recontactez)\p{L}{0,4}[^.!?\n]{0,25}(?:à ce moment|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|après|au (?:printemps|mois)|cet|l'été)
    pas avant (?:le |la |l'|un |une |deux |six |janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)
    en congé (?:maternité|parental|paternité)
  `,
  'moved-on': words`
    (?:viens|venons) de (?:commencer|prendre|signer|rejoindre|changer|démarrer|débuter|trouver)
    (?:accepté|signé|pris|trouvé|rejoint|commencé)[^.!?\n]{0,25}(?:autre|nouve|ailleurs)
    (?:déjà )?(?:signé|engagée?) ailleurs
    (?:à la|en) retraite
    retraitée?
    (?:ne|n')\s?(?:travaille|exerce|suis) plus
    changé de (?:métier|secteur|carrière|voie|entreprise|poste)
    nouveau poste
  `,
  'not-interested': words`
    pas la bonne personne
    ne nous intéresse pas
    pas (?:du tout |vraiment |très )?intéressée?s?
    (?:ne|n') ?m'intéresse pas
    pas d'intérêt
    non,? merci
    merci,? mais non
    (?:ne|n')[^.!?\n]{0,12} correspond pas
    pas (?:fait )?pour moi
    (?:ne )?(?:souhaite|veux|compte|désire)[^.!?\n]{0,5} pas (?:changer|partir|quitter|donner suite)
    (?:très |bien )?(?:bien|heureu(?:x|se)|satisfaite?|épanouie?) (?:dans|à) mon (?:poste|travail|emploi|entreprise)
    (?:décline|décliner|refuse|refuser)
    pas donner suite
    (?:suis|me sens) (?:très |bien |trop )?(?:bien|heureu(?:x|se)) (?:là où|où|chez|ici|dans)
    pas (?:envie|l'intention|prévu) de (?:changer|bouger|partir|quitter)
    ne cherche pas
  `,
  'who-are-you': words`
    qui êtes-vous
    (?:qui|t'es qui) (?:es-tu|est-ce|vous a)
    (?:comment|où|d'où)[^.!?\n]{0,20}(?:avez|as|tenez|trouvé|eu|obtenu)[^.!?\n]{0,20}(?:mon|mes|ma)
    on se connaît
    (?:nous|se) connaissons-nous
    (?:arnaque|spam|sérieux|robot|escroquerie|fiable)[^.!?\n]{0,20}[?]
    pour (?:quelle société|quelle entreprise|qui) travaillez
    qui (?:vous|t')[^.!?\n]{0,12}(?:donné|transmis|communiqué)
  `,
  'recommends-another': words`
    (?:son|leur) (?:adresse|mail|e-?mail|courriel|numéro) (?:est|:)
    (?:mon|ma|un|une|mes|d')\s?(?:ancien(?:ne)? |ex-?)?(?:collègue|ami|amie|frère|sœur|soeur|connaissance|confrère|consœur|mari|femme)[^.!?\n]{0,60}(?:pourrait|serait|cherche|qui|a ce|intéress|correspond|@)
    (?:recommande|conseille|suggère|invite à contacter)
    (?:devriez|pouvez|pourriez) (?:contacter|parler|écrire|joindre|vous adresser|en parler)
    connais (?:quelqu'un|une personne|des gens|un)
    (?:transmis|transféré|transmets|transfère|fait suivre)
    mets en (?:contact|relation|copie)
    (?:peut-être|plutôt|sans doute) (?:à|pour) (?:mon|ma|un|une) (?:ancien(?:ne)? |ex-?)?(?:collègue|ami|amie|frère|sœur|connaissance)
    voyez (?:plutôt )?avec (?:mon|ma)
  `,
  interested: words`
    (?:envoyez|envoie|transmettez|racontez|parlez)-moi
    ^(?:oui|volontiers|d'accord|parfait|ok pour moi)[!,. ]*$
    me (?:va|convient)
    pourquoi pas
    (?:m['’]en dire|en savoir|m['’]en parler) (?:un peu )?(?:plus|davantage)
    oui,? parfait
    (?:m'intéresse|m'intéresserait)
    (?:suis|serais|serai)[^.!?\n]{0,12} (?:intéressée?|ravie?|partante?|ouverte?|disponible|preneu(?:r|se)|curieu(?:x|se))
    intéressante?
    (?:avec )?(?:grand )?plaisir
    (?:aimerais|voudrais|souhaiterais|souhaite)[^.!?\n]{0,15} (?:en savoir|discuter|échanger|en apprendre|parler|avoir)
    en savoir plus
    (?:quand|pouvons-nous|peut-on|pourrait-on)[^.!?\n]{0,25} (?:parler|échanger|discuter|appeler)
    (?:m'appeler|appelez-moi|me joindre)
    (?:ci-joint|pièce jointe)
    correspond (?:tout à fait|parfaitement|bien|exactement)
    plus (?:d'informations|de détails)
    volontiers
    oui,? (?:bien sûr|pourquoi pas|avec)
  `,
} as const;
