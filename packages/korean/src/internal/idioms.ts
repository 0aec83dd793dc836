/** A word with its particles, what stands before it, and what after: together they mean something else. */
type Idiom = { word: RegExp; before?: RegExp; after?: RegExp }

/** Before a verb, the object of it; what follows is then a verb form and no name. */
const OBJECT_BEFORE = /[가-힣][을를]\s$/u

const IDIOMS: readonly Idiom[] = [
  // Feelings and states: 배가 고프다, 성이 나다, 김이 나다, 말이 나온 김에.
  { word: /^배[가는도]?$/u, after: /^\s?(?:고[프파픈플]|부르|불러|불렀|아[프파픈])/u },
  { word: /^성[이을도]?$/u, after: /^\s(?:나[서니면지]?|난|났|내|냈|낸)/u },
  { word: /^진[이을도]?$/u, after: /^\s(?:다\s)?(?:빠|뺐|빼)/u },
  { word: /^김[이을도]?$/u, after: /^\s(?:모락|나|난|서[리려린]|피어|새|빠)/u },
  {
    word: /^말[이은도]?$/u,
    after: /^\s(?:(?:안|못|잘)\s)?(?:나[오온왔올]|안\s?[되돼]|되|된|맞|통|없|많)/u,
  },
  // 내 말은 말이야: it asks for attention.
  { word: /^말이(?:야|에요|지|죠|냐)$/u, before: /(?<!할|는|던|한|은|제|내|네|그|이|저)\s$/u },
  { word: /^피로(?:가|를|는|도)?$/u },
  { word: /^미소[를만가]?$/u, after: /^\s?(?:지[었으]|짓|띠|띤|머금|번)/u },
  {
    word: /^사과[를도만]?$/u,
    after: /^\s?(?:하[는고다며면지자기러려]|한다|해[야도라서\s]|했|받아|드[리려렸]|없이|문)/u,
  },
  { word: /^영감[을이도]?$/u, after: /^\s(?:얻|떠오|받|주)/u },
  { word: /^서리[를가도]?$/u, after: /^\s(?:하|한|해|했)/u },
  { word: /^사이$/u, before: /[가-힣][는은ㄴ]\s$/u },
  { word: /^정[이을도]?$/u, after: /^\s(?:들|든|떨어|떼|주|그렇|그러|안\s|못)/u },
  { word: /^감[이을도]?$/u, after: /^\s(?:잡|오[지네]|온다|왔|떨어|좋)/u },
  { word: /^별$/u, after: /^\s(?:거|것|일|말|수|다른|생각|짓|문제|소용|의미)/u },
  { word: /^해$/u, after: /^\s(?:보|봐|봤|본|볼|줘|주|준|줄|줬|버|놓|두|둔|달|드)/u },
  { word: /^참$/u, after: /^\s[가-힣]/u },
  // Dependent nouns: 할 수 있다, 본 적이 없다, 할 줄 안다.
  { word: /^수(?:가|는|도|밖에)?$/u, after: /^\s?(?:있|없)/u },
  { word: /^적[이은도]?$/u, after: /^\s?(?:있|없)/u },
  { word: /^줄[은도을]?$/u, after: /^\s?(?:알|아[는네]|몰|모[르른])/u },
  // Adverbs: 뚝딱 만들다, 모로 눕다, 도로 넣다, 느루 먹다.
  {
    word: /^뚝딱$/u,
    after:
      /^\s(?:만들|해치|비[우웠워]|먹|마[시셨]|고[쳐치친]|지어|지었|끝내|끝냈|차[려렸리]|해\s?[내냈])/u,
  },
  { word: /^모로$/u, after: /^\s(?:눕|누[워웠우운]|세[워웠우운]|돌아|돌려|걷|기울)/u },
  { word: /^느루$/u, after: /^\s(?:먹|가[는지]|쓰)/u },
  { word: /^도로$/u, after: /^\s(?:넣|가져|돌려|돌아|서랍|제자리|닫|집어|앉|누[워웠]|내려)/u },
  // Wishes: 무사하기를 바람.
  { word: /^바람$/u, before: /기[를]?\s?$|길\s$/u },
  // What a noun is made of or does: 유리 조각, 무명 배우, 신문 기사, 이사 온 날.
  { word: /^유리$/u, after: /^\s(?:조각|잔|병|창|컵|문|구슬|파편|관|그릇|뚜껑|상자|벽)/u },
  { word: /^무명$/u, after: /^\s(?:배우|가수|작가|시인|화가|시절|용사)/u },
  { word: /^기사/u, before: /(?:신문|잡지|인터넷|특종|단독)\s$/u },
  { word: /^지도$/u, after: /^\s(?:선생|교수|교사|편달|위원)/u },
  { word: /^장기[를도]?$/u, after: /^\s(?:자랑|투숙|기증|이식|매매)/u },
  { word: /^강도[가는를]?$/u, after: /^\s(?:높|낮|세[고게졌]|약[한하해]|센|조절)/u },
  { word: /^의사[가도는를]?$/u, after: /^\s(?:있|없|표시|밝|묻|물[었어]|전달|타진)/u },
  { word: /^집사/u, before: /(?:고양이|냥이)\s$/u },
  {
    word: /^이사$/u,
    after: /^\s(?:온|간|갈|올|가[는던서기고]?|오[는던기고]?|와|왔|갔|떠|준비|센터|트럭)/u,
  },
  // Spans of time: 보름 만에, 하루 종일, 사흘째.
  {
    word: /^(?:보름|하루|이틀|사흘|나흘|열흘|달포|한나절)(?:째|이나|쯤|뒤|치)?$/u,
    after: /^\s(?:만에|만이|동안|내내|종일|뒤|후|전|째|넘게|가까이|남짓|치|빨래|걸려)/u,
  },
  // Number and measure: 사과를 하나 집었다, 하나도 없다, 손전등 하나로.
  { word: /^하나$/u, before: OBJECT_BEFORE },
  { word: /^하나[는가]$/u, after: /^[^.!?]*(?:둘째|다른|또|하나는)/u },
  { word: /^하나도$/u, after: /^\s(?:안|못|없|모르|몰라|[가-힣]+지\s)/u },
  { word: /^하나(?:로|를|만|쯤)$/u, before: /[가-힣]{2,}\s$/u },
  // Calling for attention: 자, 이제.
  { word: /^(?:자|참)$/u, after: /^,/u },
  // Cries and verbs that are spelled like a noun: 엄마야!, 차가 식기 전에, 저것 보라고.
  { word: /^(?:엄마|아빠)야$/u, after: /^[!~…]/u },
  {
    word: /^[가-힣]기$/u,
    before: /[가-힣][가를을]\s$/u,
    after: /^\s(?:전|시작|위해|위한|쉽|쉬운|어렵|어려)/u,
  },
  {
    word: /^[가-힣]?라(?:고|며|니까|면서)$/u,
    before: /(?:[을를좀것거]|[여저거]기|이리|똑똑히|잘)\s$/u,
  },
  // Verbs joined to the next: 서고 나서, 사서 나눠 먹다, 실은 손수레.
  { word: /고$/u, after: /^\s(?:나서|나니|나면|보니|있|계[시셔셨신십]|싶|말[았고])/u },
  { word: /^서$/u, after: /^\s(?:있|계[시셔셨신십])/u },
  { word: /^봄$/u, before: /[아어해워와려겨켜쳐펴져러] $/u, after: /^[.!?)…]?(?:\n|$)/u },
  { word: /^[가-힣]{1,3}(?:서|던|다가)$/u, before: OBJECT_BEFORE },
  { word: /^[가-힣]던$/u, before: /[가-힣][이가은는]\s$/u },
  { word: /^[가-힣](?:은|는)$/u, before: OBJECT_BEFORE },
  { word: /[우리치키기니]다가$/u, before: /[을를로]\s$/u },
]

/** A key as it stands in a text, with the particles that follow it. */
export type Standing = { text: string; start: number; end: number; particle: string }

/** Whether a word belongs to an idiom there, in which it names nothing. */
export function isInIdiom({ text, start, end, particle }: Standing): boolean {
  const word = text.slice(start, end) + particle
  const before = text.slice(Math.max(0, start - 12), start)
  const after = text.slice(end + particle.length, end + particle.length + 14)
  return IDIOMS.some(
    (idiom) =>
      idiom.word.test(word) &&
      (idiom.before?.test(before) ?? true) &&
      (idiom.after?.test(after) ?? true),
  )
}
