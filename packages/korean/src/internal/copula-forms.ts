const PAST =
  '었(?:대|대요|다|다가|다고|다는|다면|다니|던|던가|던지|던데|더라도|더라면|더니|고|지|지만|죠|는데|는데도|는지|는지도|나|나요|냐|네|네요|을|을까|을까요|을지|을지도|을뿐|음|음을|음이|으니|으니까|으며|으면|으므로|으나|어|어도|어요|습니다|습니까|기|기에|구나|군|군요|거든|거든요|잖아|잖아요|겠지|겠죠|단다|답니다)'
/** 인 일 임 입: the stem and its ending share a syllable, so both shapes of word take them. */
const FUSED =
  '인(?:가|가요|데|데요|데도|지|지는|지도|지를|즉|들|걸|걸요)?|일(?:까|까요|지|지도|지라도|수록|뿐|텐데|걸|걸요|세|리가|망정)?|임(?:을|이|은|에|에도|에는|과|으로|에도)?|입니다|입니다만|입니까'
/** After a vowel these may keep 이 (`친구이고`) or drop it (`친구고`). */
const FREE_ENDINGS =
  '다|다가|고|고요|구나|군|군요|구만|냐|냐고|냐는|네|네요|니|니까|니까요|던|던가|던데|던지|듯|듯이|로다|로구나|며|면|면서|자|잖아|잖아요|죠|지|지도|지만|지요|거나|거든|거든요|건|건만|겠지|겠지만|겠군|겠네|겠죠|더라|더라도|더니|더군|신|신가|신가요|신지|십니까|십니다|시다|시지|시죠|세요|셨(?:다|다고|던|던가|나|나요|군|군요|구나|네|네요|어|어요|습니다|습니까|는데|는데요|는지|지|지만|죠|을까|을까요|대|대요|잖아요|으니|을)|올시다'
/** Without 이 these would make nouns: 정수기, 바다길. */
const ENDINGS_AFTER_I = '기|기에|기도|기는|기만|길'
/** Two shapes that exclude each other: 이라고 after a consonant, 라고 after a vowel. */
const STRICT_ENDINGS =
  '나|나마|든|든가|든지|라|라고|라고는|라고도|라고요|라기보다|라기보다는|라기보단|라기엔|라는|라니|라니까|라니요|라던|라던가|라도|라든가|라든지|라며|라면|라면서|라면서요|라며요|라던데|라던데요|라더라|라더니|라는데|라는데요|라잖아|라잖아요|라면야|라서|라야|라지|란|란다|랍니다|랍시고|래|래도|래서|래요|랬다|야|야말로|여|시여|요'
const QUALITY = '답게|답지|답다|답네|답군|다운|다웠다|다웠던|다워|다워요'

const AFTER_CONSONANT = new RegExp(
  `^(?:이(?:${FREE_ENDINGS}|${ENDINGS_AFTER_I}|${STRICT_ENDINGS}|${PAST}|에요|예요|어서|어도|어야)|${FUSED}|${QUALITY})$`,
)
const AFTER_VOWEL = new RegExp(
  `^(?:이(?:${FREE_ENDINGS}|${ENDINGS_AFTER_I}|${PAST})|${FREE_ENDINGS}|${STRICT_ENDINGS}|${PAST.replace('었', '였')}|예요|에요|여서|여도|여야|${FUSED}|${QUALITY})$`,
)
/** With one syllable before it, 인·일·임·고·란 make other words (성인, 책임, 소란): only the plain forms count. */
const PLAIN_FORM =
  /^(?:이다|이었|였|이에요|예요|이야|입니|이라|이란|이나|이여|이시여|이고|이며|이든|이지만|이자|든|며|나마?$|라고|라는|라도|야$|야말로|인(?:가|데|지|걸))/

/** Whether the text is a form of 이다 that may stand after a word with (or without) a final consonant. */
export function isCopulaForm(
  text: string,
  isAfterVowel: boolean,
  isAfterOneSyllable: boolean,
): boolean {
  if (isAfterOneSyllable && !PLAIN_FORM.test(text)) return false
  return (isAfterVowel ? AFTER_VOWEL : AFTER_CONSONANT).test(text)
}
