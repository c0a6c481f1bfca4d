import { words } from '../../../../shared/rules/any-of.ts';

export const ENGLISH = {
  'not-now': words`
    (?:in|until|till|after|by|from|around|maybe|perhaps) (?:early |late |mid-?|about |the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|q[1-4]|christmas|easter|diwali|(?:the )?holidays|the new year|next year)
    (?:don't|do not|no) (?:really )?(?:have )?(?:the )?time
    on (?:medical|parental|maternity|paternity|sick) leave
    after that i'd
    not (?:really )?(?:interested|looking|in the market|available|open to|considering|ready)[^.!?\n]{0,40}(?:right now|at the moment|at this (?:time|point|stage)|currently|for now|just now|yet|this year)
    (?:currently|right now|at the moment|at this (?:time|point)|for now)[^.!?\n]{0,30}(?:not|n't|tied up|busy|committed)
    (?:not|n't) (?:currently|actively|presently|actually)
    (?:not|n't)[^.!?\n]{0,20}(?:good|right|best|ideal|great) (?:time|moment|timing)
    tim(?:e|ing) (?:is|was)(?:n't| not)
    (?:bad|wrong|poor) timing
    not (?:now|yet|right now|at the moment|at this (?:time|point)|for now|for the moment|just yet)
    (?:maybe|perhaps|possibly) (?:later|next|another time|one day|in (?:the future|a|six|three|\d+))
    (?:check|touch|circle|come|get|reach|follow|try|ping|contact|write|ask|talk|message|call)[^.!?\n]{0,30} (?:again|back|out|in|base|up|me)?[^.!?\n]{0,20}(?:in (?:a few|a couple|\d+|two|three|six|the) (?:weeks?|months?|years?|new|spring|summer|autumn|fall|winter|future)|later (?:this|in)|next (?:year|month|quarter|spring|summer|autumn|fall|winter)|in the new year|after (?:the )?(?:summer|holidays?|christmas|my))
    try (?:me )?again
    keep me in mind
    not (?:quite )?ready to (?:leave|move|change|switch|make)
    (?:can't|cannot|won't|not able to) (?:consider|make|think about)[^.!?\n]{0,40}(?:until|before|right now|at the moment)
    until (?:next|my|the|after|i)\b
    (?:too busy|swamped|tied up)
    stay in touch
    only (?:been (?:here|in|at|with)|started|joined|moved)[^.!?\n]{0,40}(?:weeks?|months?)
    (?:would not|wouldn't) be (?:fair|right) to (?:leave|move|go)
    (?:before|until) (?:the end of|my (?:notice|bonus|contract|project))
  `,
  'moved-on': words`
    (?:just|recently|already|i've|i have) (?:just |recently |already |actually )*(?:started|accepted|signed|joined|taken|begun|moved to|landed|found)(?! (?:to )?look| my career)
    (?:i|we) (?:started|joined|signed)[^.!?\n]{0,30}(?:last|this|a few|two|three) (?:week|month|year|day)
    started (?:a|my|in a) new
    (?:accepted|signed|taken|found) (?:a|an|another)[^.!?\n]{0,20}(?:offer|job|role|position|contract|opportunity)
    no longer (?:work|working|practi[cs]e|employed|in that|in this|on the market|do that|applies)
    (?:have |i've |i )(?:left|moved on|retired|changed (?:jobs?|careers?|fields?)|switched)
    (?:am|i'm|now) retired
    left (?:the )?(?:company|industry|field|profession|nursing|teaching)
    found (?:a|another|something)
    off the market
  `,
  'not-interested': words`
    not the right (?:person|contact|one)
    rather not
    all set
    already (?:sorted|have someone|covered)
    not looking for
    (?:not|n't) (?:really |at all |very |particularly |that |personally )?interested
    no(?:t)? (?:longer )?interest(?:ed)?
    not (?:a|the|quite a|really a) (?:good |right |great )?(?:fit|match)
    (?:isn't|is not|wouldn't be|would not be|not) (?:something|anything|what|the kind)
    (?:not|n't) (?:looking|open to|considering|in the market|searching|available)
    no,? (?:thanks?|thank you)
    ^(?:nope|nah)[!,. ]*$
    not for me
    (?:i|i'll|i will|i'd|i would|i must|i have to|i'm going to|would like to|going to)[^.!?\n]{0,20} (?:pass|decline)
    (?:thanks|thank you),? but no
    (?:happy|content|satisfied|comfortable)[^.!?\n]{0,10} (?:where i am|in my|at my|with my|here)
    no (?:plans|intention|desire|wish)
    (?:too|far too) (?:junior|senior|far|low)
    wrong (?:person|address|email)
    stay(?:ing)? (?:put|where i am|with my)
    not (?:too |very |that |particularly )?(?:keen|tempted|drawn)
    count me out
    (?:don't|do not) (?:think|feel|believe) (?:this|it|that|the role)(?:'s| is| would be| suits)
    decided (?:against|not to)
    (?:won't|will not) be (?:applying|moving|pursuing|taking|leaving)
  `,
  'who-are-you': words`
    who (?:are you|is this|am i|sent|gave)
    (?:how|where) (?:did|have|do) you (?:get|got|find|found|obtain|come|know|have)
    (?:how|where) you (?:got|found)
    (?:scam|phishing|spam|legit|a bot|for real|a robot|an ai)[^.!?\n]{0,20}[?]
    do (?:i|we) know (?:you|each other)
    (?:have|did) we (?:met|meet|spoken|talked)
    don't (?:believe|think) we(?:'ve| have)
    (?:don't|do not) (?:know|recall|remember) (?:you|ever|who)
    which company (?:are you|is this|do you)
    (?:have|did) (?:we|i) (?:ever |even )?(?:spoken|met|talked|applied|signed up)
    who (?:passed|told)
  `,
  'recommends-another': words`
    ^(?:please )?(?:reach out to|contact|talk to|speak (?:to|with)|write to|ask|try) (?!me\b|us\b|you\b|again)
    (?:[,;:—–-]|please|better|should|could) (?:reach out to|contact|talk to|speak (?:to|with)|write to) (?!me\b|us\b|you\b)
    (?:is|are) handled by
    (?:her|his|their) (?:e-?mail|address|number|contact)
    ^(?:forwarded|passed)
    (?:my|a|an|old|former|one of my) (?:old |former |good |ex-?|own )?(?:colleague|friend|co-?worker|partner|brother|sister|wife|husband|contact|acquaintance|mate|teammate|cousin)s?[^.!?\n]{0,60}(?:might|may|could|would|is|who|has|looking|interested|fit|does)
    (?:can|could|would|'d|i'd|happy to|like to|let me) (?:recommend|suggest|refer|introduce)
    i (?:recommend|suggest|refer)
    you (?:should|could|may want to|might want to|can|might) (?:contact|talk to|reach out to|speak (?:to|with)|ask|try|write to)
    (?:please )?(?:contact|reach out to|talk to|speak (?:to|with)) (?:my|our|mr|ms|mrs|her|him)\b
    know (?:someone|somebody|people|a person|a few|a friend|a colleague)
    (?:forwarded|passed|sent|forwarding|passing)[^.!?\n]{0,40}(?:to|along|on to) (?:a|my|some)
    (?:copied|cc'd|cc'ing|copying|looped|looping)
    put you in touch
    instead of me
    (?:maybe|perhaps|better|suits?|ideal|perfect|something) (?:suited )?(?:for|to) (?:my|a|an) (?:former |old |good )?(?:colleague|friend|co-?worker|brother|sister|partner)
  `,
  interested: words`
    (?:actively|currently|indeed) looking
    available (?:immediately|right away|now)
    grab (?:a )?time
    https?://(?:calendly|cal)\.
    (?:can|could|would) you (?:please )?(?:send|share|forward|e-?mail)[^.!?\n]{0,20} (?:more|details|info|the (?:job|full|role|description|spec|jd))
    send (?:me|it|them|over|along|the|more)
    (?:yes|yeah|yep|sure|absolutely|perfect)[!,. —–-]*$
    open to (?:talking|talk|chatting|a|an|hearing|it|discuss)
    (?:i'd|i would) (?:listen|only move|consider it)
    i'm (?:curious|considering)
    interested
    (?:sounds|looks|seems) (?:very |really |quite |pretty |super )?(?:great|good|interesting|exciting|amazing|perfect|intriguing|like|right up|fantastic|wonderful)
    right up my
    (?:i'd|i would|would) (?:really |certainly |definitely |very much )?(?:love|like to|be happy|be glad|be keen|be delighted|be open|be up|welcome)
    (?:happy|glad|keen|open|excited|delighted) to (?:hear|learn|talk|chat|discuss|connect|have|explore|jump|a|find|know)
    (?:i'm|i am|i'd be|i would be) (?:definitely |very |certainly )?(?:open|keen|up for|game|in[!.]*$)
    (?:starting|started|beginning) (?:to look|looking) (?:around|for)
    tell me more
    more (?:details|information|info)
    let's (?:talk|chat|schedule|set up|connect|speak|have|do|find)
    call me
    (?:reach|ring|phone) me
    (?:schedule|set up|arrange|book) (?:a |some )?(?:call|chat|meeting|time)
    (?:i'm|i am) (?:free|available) (?:on|at|tomorrow|today|next|this|any|from|for|monday|tuesday|wednesday|thursday|friday)
    (?:does|would|is) (?:\S{1,12} ){1,6}(?:work|suit|good) (?:for )?you
    when (?:can|could|would|are|shall) (?:we|you)[^.!?\n]{0,20} (?:talk|speak|chat|call|meet|free|available)
    attached[^.!?\n]{0,20} my (?:cv|resume|résumé)
    my (?:cv|resume|résumé|calendar|calendly)
    (?:link to|here's) my
    (?:yes|sure|absolutely|definitely|of course),? (?:please|let's|i|that|why|sounds|happy)
    count me in
    works for me
    look(?:ing)? forward to (?:hearing|talking|speaking|learning|it)
    sign me up
  `,
} as const;
