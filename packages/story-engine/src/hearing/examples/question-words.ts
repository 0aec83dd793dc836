import { standardForms } from './standard-forms.js'

const QUESTIONS = [
  /왜|어째서|까닭|이유|하필/u,
  /누구|누가|뉘|정체/u,
  /어디|어딨/u,
  /언제|몇\s?시/u,
  /얼마|값|가격/u,
  /어떻게|어케|어찌/u,
  /뭐|뭘|뭔|무엇|무슨|뭡/u,
]

/** The numbers of the kinds of question words in a text. */
export function questionWords(text: string): number[] {
  const plain = standardForms(text)
  return QUESTIONS.flatMap((pattern, kind) => (pattern.test(plain) ? [kind] : []))
}
