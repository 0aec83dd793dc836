/** Speech that is no sentence of its own: greetings, yes and no, sighs. */
const REACTION =
  /^(?:안녕\S{0,4}|여보세요|저기요?|저기\s?있잖아\S*|이봐요?|잠깐만?요?|잠시만요?|네+|예|응+|엉|어+|음+|흠+|아+|오+|와+|우와+|헉+|헐+|허걱|헙|엥+|에+|앗|아차|아하|어라|어머\S{0,2}|세상에|맙소사|대박\S{0,3}|미쳤다|쩐다|쩔어|개쩔\S*|레전드|실화\S*|진짜\S{0,4}|정말\S{0,4}|설마|그래\S{0,3}|그럼\S?|글쎄\S?|맞아\S{0,2}|맞네|맞다|아니\S{0,4}|아뇨|노|싫어\S?|좋아\S?|좋다|좋네\S?|오케이|오키|ㅇㅋ|콜|굿|오\s?좋다|알겠\S*|알았\S*|몰라\S?|모르겠\S*|글쎄요|그렇\S*|뭐라고\S?|뭐야\S?|뭐지|뭐임|왜\S{0,2}|에이|아이고|아이구|아악+|으악+|꺄+악*|악+|살려\S*|도와\S*|무서\S*|무섭\S*|소름\S*|추워\S?|춥\S{1,3}|더워\S?|덥\S{1,3}|배고\S*|졸려\S?|졸리\S*|피곤\S*|아파\S?|아프\S{1,2}|슬프\S*|슬퍼\S?|웃기\S*|웃겨\S?|재밌\S*|귀엽\S*|귀여\S*|예쁘\S*|예뻐\S?|멋지\S*|멋있\S*|짜증\S*|답답\S*|수상\S*|이상하\S*|신기\S*|궁금\S*|억울\S*|감사\S*|고마\S*|고맙\S*|땡큐|미안\S*|죄송\S*|축하\S*|잘\s?가\S*|잘\s?자\S*|수고\S*|반가\S*|반갑\S*|다행\S*|힘내\S*|파이팅|화이팅|ㅎㅇ|ㅇㅇ|ㄴㄴ|ㅇㅈ|ㄷㄷ+|ㄱㅅ|ㄹㅇ|ㅠ+|ㅜ+|ㅋ+|ㅎ+|hi|hello|hey|yes|no|ok|okay|wow|lol|thanks|sorry|help)$/iu

const LAUGH_OR_TEARS = /[ㅋㅎㅠㅜㄷㅡ]{2,}|[ㅋㅎㅠㅜ]$/gu

/** Whether a text is nothing but such words. */
export function isReaction(text: string): boolean {
  const plain = text.replaceAll(LAUGH_OR_TEARS, ' ').trim()
  if (plain === '') return /[ㅋㅎㅠㅜㄷ]/u.test(text)
  const words = plain.split(/[\s.,!?~…·^;:ㅡ-]+/u).filter(Boolean)
  return words.length > 0 && words.length <= 4 && words.every((word) => REACTION.test(word))
}

/** What one person says of another: 범인은 하진이다, 네가 그랬지. */
const ACCUSED =
  /범인|진범|도둑|배신자|흑막|주모자|공범|스파이|첩자|거짓말쟁이|사기꾼|살인자|가해자|(?:네가|니가|당신이|그쪽이|너가)\s?\S*(?:지|잖아|했|그랬|맞)|(?:너|당신|그쪽)(?:지|이지|이야|야|잖아|이잖아|다|이다)[.!?~\s]*$/u

export function isAccusation(text: string): boolean {
  return ACCUSED.test(text)
}

const DENIED =
  /(?:이|가|은|는|도)?\s?아(?:니다|니에요|니야|닙니다|니예요|니라|닌|님|냐)[가-힣]*[.!?~…\s]*$/u

/** 하진은 범인이 아니다: whatever is named, it is not claimed. */
export function isDenial(text: string): boolean {
  return DENIED.test(text)
}

const THING_WORDS =
  /(?:뭐|뭔가|무엇|뭣|무슨|어떤)\S*\s?(?:\S+\s)?\S{0,3}(?:있|보이|들었|들어|적혀|적힌|써|쓰여|쓰인|남았|숨|걸려|놓여|났|비치|비쳐|비춰|적었|쓰였|새겨|그려)|(?:뭐야|뭐지|뭔데|뭐임|뭐냐|뭐죠|뭐예요|뭐에요|무엇|머임|머야|뭘까|뭐니|뭐람|무슨\s?\S+(?:야|지|이야)|어떻게\s?생|무슨\s?색|어디\s?있|어딨|있어|있나|있니|있냐|있을까|없어|없나|있어요|있나요|있죠)[?？.!~…\s]*$/u

const WHY =
  /왜|어째서|누구|누가|언제|어떻게\s?(?!생)|얼마|(?:^|\s)(?:너|넌|너는|네|니|당신|그쪽|자네|댁|혹시)(?:\s|[은는이가의])/u

/** Whether a question asks what there is to be seen. */
export function looksForThings(text: string): boolean {
  return !WHY.test(text) && THING_WORDS.test(text)
}

const POLITE = /(?:[가-힣]요|니다|니까|죠)[.!?~…\s]*$/u

/** Said so that somebody hears it: in a polite form, or with thanks or a greeting before it. */
export function isPolite(text: string): boolean {
  const [first = ''] = text.split(/[\s,.!?~]+/u)
  return POLITE.test(text) || (first !== text && REACTION.test(first))
}
