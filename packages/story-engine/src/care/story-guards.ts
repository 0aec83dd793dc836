import { sounding } from './plain-sounds.js'

// A quote stops at the next that opens: many that never close would each be read to the end.
const QUOTED = /“[^“”]*”|"[^"]*"|‘[^‘’]*’|(?<![\p{L}\p{N}])'[^']*'|「[^「」]*」|『[^『』]*』/gu

/** What the person says themself: quoted lines are left out, unless there is nothing else. */
export function ownWords(text: string): string {
  const outside = text.replaceAll(QUOTED, ' ')
  return /[가-힣a-z]/iu.test(outside) ? outside : text
}

const OWN = sounding(
  '‹(?:나|난|나는|내가|나도|나만|나를|날|내|저(?! (?:사람|남자|여자|영감|녀석|자식|새끼|할망구|노친네|아이|애|자|분|놈|노인|소년|소녀|기사|강|집|문|성|탑|배))|전|저는|제가|저도|저만|저를|제|나한테|저한테|나보고|나더러|저보고|저더러|나 ?같은|저 ?같은|나 하나|솔직히|사실)›',
)
const PERSON =
  '(?:‹(?:왕|용|아이|걔|얘|쟤|그(?!은)|너|둘|형|씨|님)|‹(?:우리|제|내) 딸|노파|유령|불멸자|영감님|남자|여자|왕비|여왕|공주|왕자|황제|황후|공작|백작|기사|기사단장|마녀|마법사|범인|피해자|희생자|유령|귀신|괴물|드래곤|용사|주인공|조연|주연|등장 ?인물|캐릭터|탐정|형사|장군|병사|대장|해적|부인|집사|하인|하녀|사서|의사|간호사|노인|청년|소년|소녀|그녀|그들|니가|당신|자네|작가|배우|신부|신랑|주인|손님|로미오|줄리엣|줄리엣)'
/** People of one’s own, who also stand in talk of oneself: 나 없으면 엄마가 편할 텐데. */
const KINFOLK =
  '(?:‹(?:(?:우리|제|내|울) ?)?(?:아내|언니|오빠|엄마|아빠|어머니|아버지|아들|애|딸(?=은|도|이))|친구|동생|누나|이모|고모|삼촌|사람|모두|누가|누군가|할머니|할아버지|남편|선생님|쌤|선배|후배)'
const STRANGER = sounding(
  `${PERSON}(?:이|가|은|는|도|께서|께서는|들은|들이|들도)›|‹(?:저|그|이) (?:사람|남자|여자|아이|애|분|놈|영감탱이|자식|녀석)(?:이|은|는)?›`,
)
const OTHER = sounding(
  `(?:${PERSON}|${KINFOLK})(?:이|가|은|는|도|께서|께서는|들은|들이|들도)›|‹(?:저|그|이) (?:사람|남자|여자|아이|애|분|놈|영감탱이|자식|녀석)(?:이|은|는)?›`,
)
/** A word with a particle of the subject right before: a name that no list knows. */
const NAMED = sounding(
  '‹(?!(?:늙은|죽은|많은|작은|좋은|싫은|깊은|같은|젊은|높은|살아|있는|없는|달리|하는|되는|가는|오는|흐르|집에|요즘|요새|오늘|이제|내일|지금|사실|진짜|마음|생각|세상|새벽|하루|아침|저녁|밤|이번|그냥|때|정말|솔직히|가끔|머리|몸|전부|이거|이게|그게|것|인생|현실|결국|마지막|여기|죽음|자해|자살|손목|혼자|엄청|생은|삶은|하나|눈|심장|숨|가슴|약|피|학교|회사|집|엔딩|게임|힘들|외롭|괴롭|지쳤|싶|차라리|우리|빨리|멀리|많이|같이|다시|매일)\\S*)(?!\\S*(?:ㅏㅣㄴㅡㄴ|ㅏㅣㅅㅓㄴㅡㄴ|ㅡㄹㅗㄴㅡㄴ|ㄴㅣㄱㅏ|ㄷㅏㄱㅏ|ㄹㅏㄴㅡㄴ|ㄷㅏㄴㅡㄴ|ㅎㅏㄴㅡㄴ|ㅅㄴㅡㄴ|ㄱㅗㄴㅡㄴ|ㅁㅣㅓㄴㅡㄴ)(?: |$))\\S{4,11}(?:(?<=[ㅏ-ㅣ])(?:는|가)|(?<=[ㄱ-ㅎ])(?:은|(?<!ㅎ)이))(?: (?:왜|정말|혹시|그때|결국|진짜|스스로|이미|늘))? $',
)

/** Whose act it is, by the nearest subject before it; nobody named is the person. */
export function isAboutAnother(before: string): boolean {
  return isAboutPerson(before) || (test(NAMED, before) && lastIndexOf(OWN, before) < 0)
}

/** 살기, 다시, 아프지: words whose end only sounds like 이. */
const NO_NAME = /[ㄱㅈㅅㅎㄹ]ㅣ $/u

/** It sets out with another's name: 하진이 옥상 난간에 서 있어. */
export function beginsWithAnother(sentence: string): boolean {
  const first = /^\S+ /u.exec(sentence)?.[0] ?? ''
  return test(NAMED, first) && !NO_NAME.test(first) && !test(OWN, sentence)
}

/** The same, by words that surely mean another person. */
export function isAboutPerson(before: string): boolean {
  return lastIndexOf(OTHER, before) > lastIndexOf(OWN, before)
}

function lastIndexOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

export function speaksForSelf(before: string): boolean {
  return lastIndexOf(OWN, before) >= 0
}

const REPORTED = sounding(
  '^(?:었|ㄴ|는)?(?:다|냐|라|자)(?:고|는|며|면서|던) ?_(?:말하는|말한 (?:사람|적)|말한다|외치|외친|소리치|소리친|묻는|묻고|물어 ?본|속삭|투덜|적어|적힌|쓰인|편지|대사|유언|쓰여|적혀|써 ?있|소문|하는 (?:말|소리)를|사람(?:이|은|을|의)|유령|귀신|남자|여자|범인|피해자|캐릭터|주인공|장면|결말|엔딩|이야기|공작|왕|말을 (?:의심|듣|믿))|^(?:은|는|던|ㄴ|ㄹ|었던) ‹(?:사람|유령|귀신|남자|여자|범인|피해자|캐릭터|주인공|왕|아이|모양)',
)
const ASKED = sounding(
  '(?:었|은|던|ㄴ) ?(?:걸까|건가|거야|거지|거니|나›|나요|니›|까›|습니까)|었을까|이유가|이유를 (?:묻|물)',
)

/** Told of, quoted or asked about: 죽고 싶다고 말하는 유령, 죽고 싶었던 걸까. */
export function isReported(after: string): boolean {
  return test(REPORTED, after) || test(ASKED, after.slice(0, 40))
}

const FIGURE = sounding(
  '(?:쪽팔려|창피해|민망해|부끄러워|웃겨|귀여워|배고파|배불러|심심해|졸려|더워|추워|궁금해|좋아|보고 싶어|설레)(?:서)?(?: (?:진짜|정말|그냥|막))* $|‹(?:(?:내가|제가|너|널|누굴) 대신|미끼가? ?되어|희생해서|지키다가?)(?: \\S{1,6})? $',
)

/** What people wish away in passing: 시험 없어졌으면. */
const NUISANCE = sounding(
  '(?:시험|숙제|과제|공부|수업|학원|학교|회사|야근|출근|월요일|일요일|부장|상사|벌레|모기|바퀴벌레|뱃살|여드름|광고|버그|세금|미세먼지|더위|추위|코로나|군대|명절)(?:이|가|은|는|도|들이|따위)? ?(?:다|좀|그냥|전부|진짜|영원히)? ?$',
)

export function isFigure(before: string): boolean {
  return test(FIGURE, before) || test(NUISANCE, before)
}

const NARRATED = /(?<!ㅈㅣ ?ㅇㅏ)(?:ㄴ|ㄴㅡㄴ)ㄷㅏ[?! ]*$/u
const FELT = sounding(
  '(?:생각|마음|충동|기분|느낌|맘|눈물)(?:이|을|만|도|은)?_(?:든다|난다|한다|온다|생긴다|커진다|올라온다|진다)[ ?!]*$|‹(?:빈다|바란다|기도한다|잠든다|산다|버틴다|운다|망설인다|상상한다|연습한다|고민한다)[ ?!]*$|(?:싶어|지쳐|무너져) ?(?:진다|간다)[ ?!]*$|(?:나는|난|저는|나) (?:이제|먼저|그만|이만|오늘|내일|곧) 간다[ ?!]*$|(?:내|제) (?:팔|손목|허벅지|목(?!숨))|(?:지친다|못 ?견딘다|못 ?산다|느낀다|귀찮다|괜찮다)[ ?!]*$|(?:말|눈물|한숨|생각)(?:이|만|밖에|도)?_나온다[ ?!]*$',
)

/** An act of the story, told in its present: 절벽에서 뛰어내려 강으로 도망친다. */
export function isNarrated(sentence: string): boolean {
  return NARRATED.test(sentence) && !test(FELT, sentence)
}

const PLAYED = sounding(
  '(?:게임(?:을|은|도|이|좀|만)? ?(?:이제 |좀 )?(?:그만|종료|끝내|나가|끄|접|지겨|질려)|처음부터|다시 시작(?!할 (?:힘|용기|수|자신|기운|마음))|세이브|저장|불러오기|로드|리셋|부활|난이도|캐릭›|(?:이번|저번|다음) 판›|게임 ?오버|(?:내가|제가|너|널|네) ?대신 ?죽|엔딩|결말|레벨|점수|보스|함정|퀘스트|챕터|퍼즐|추리|싸움|전투|시나리오|스토리|줄거리|튜토리얼|로미오|햄릿|드래곤|마왕|독사과)',
)
const STAGED = sounding(
  '(?:금방 ?(?:따라|갈|올)|헬기|구조대|무전|신호탄|결투|적장|전쟁|괴물|마왕|드래곤|기사|성문|성벽|‹검을|마법|물약|약초|자객|경비병|병사|추격|범인|단서|열쇠|문지기|보물|도망|탈출|적들|동료|일행|해적|마을|왕자|공주|왕궁|저택|동굴|던전|절벽|폭포|시즌|다음 편|작가님|같이 가|함께 가|너는|너도|우리 같이)',
)
const OUT_OF_PLAY = sounding('(?:말고|아니|진짜 (?:나|내|저|제)|현실)')

/** Nothing in it belongs to a story: no stranger, no thing of a scene, no word of the game. */
export function isBare(sentence: string): boolean {
  return ![STRANGER, STAGED, PLAYED, WANTED].some((sign) => test(sign, sentence))
}

const RETOLD = sounding(
  '(?:다고|냐고|자고) ?(?:쓰여|적혀|써 ?있|말했다|말한다|중얼|속삭|외쳤|한숨|하셨|했다|전해|들었|하던|하는 (?:사람|소문))',
)

/** Somebody’s words passed on: 일기장에 살기 싫다고 쓰여 있었다. */
export function isRetold(sentence: string): boolean {
  return test(RETOLD, sentence) && !test(OWN, sentence)
}

/** A long sentence of a teller: 나는 무릎을 꿇고 앉아 … 내려다보았다. */
const TOLD = sounding('^(?:(?:나는|내가|그는) .{80,}|\\S{2,9}의 .*)ㅅ다[?! ]*$')

/** Talk of the scene, where hints mean nothing. */
export function isInScene(sentence: string): boolean {
  return (test(STAGED, sentence) || test(TOLD, sentence)) && !test(OUT_OF_PLAY, sentence)
}

/** A question about the story rather than about the person who asks it. */
export function isAsked(sentence: string): boolean {
  return sentence.endsWith('?') && !test(OWN, sentence) && !test(OUT_OF_PLAY, sentence)
}

const CURSED = sounding(
  '‹(?:망할|빌어먹을|염병할|썩을) |(?:(?<!이 ?)놈|새끼|‹(?:이|저|그|나쁜) ?자식|영감탱이|배신자|악당|년|것들|잡것)(?:들)?(?:아|이|은|는|을|를|한테|들|의|야|도)?›',
)

/** Words thrown at somebody: 저 영감탱이 얼른 죽어야 되는데. */
export function isCurse(sentence: string): boolean {
  return test(CURSED, sentence) && !test(OWN, sentence)
}

const WANTED = sounding(
  '(?:주인공|캐릭터|장면|결말|반전|유령|역할|설정|엔딩)(?:으로|로|을|를|이|가)?_(?:써|넣어|만들어|그려|진행해|이어|빼) ?(?:줘|주세요|가고 싶|달라)|얘기 (?:해|들려) ?(?:줘|주세요)',
)

/** About the game as a game: 제가 죽으면 처음부터 다시 시작하나요? */
export function isOfTheGame(sentence: string): boolean {
  return (test(PLAYED, sentence) || test(WANTED, sentence)) && !test(OUT_OF_PLAY, sentence)
}

function test(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0
}
