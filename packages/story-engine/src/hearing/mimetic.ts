import type { Intent } from '../scene-schema.js'

/** Sounds and gestures that stand for an act where no verb is told: 물 벌컥벌컥, 항아리 와장창. */
const ACTS: readonly (readonly [RegExp, readonly Intent[]])[] = [
  [
    /^(?:벌컥|꿀꺽|꼴깍|홀짝|호로록|후루룩|후룩|냠|냠냠|쩝쩝|오물오물|와구|아작|원샷)/u,
    ['use', 'take'],
  ],
  [
    /^(?:꾹|딸깍|딸칵|찰칵|삑|띡|톡$|톡톡|툭$|툭툭|똑똑|쿡|콕|박박|벅벅|빡빡|쓱싹|드르륵|끼익|철컥|딩동|띵동|땡$|땡땡|찰랑|휘익|끼릭|빙글)/u,
    ['use'],
  ],
  [/^(?:쓱쓱|슥슥|끄적|사각)/u, ['craft', 'use', 'search']],
  [/^(?:와장창|쨍그랑|쾅$|쾅쾅|퍽|팍$|빡$|우지끈|콰직|쫙$|찌익|북북)/u, ['attack', 'use']],
  [/^(?:살금|슬금|살살금|사뿐|까치발)/u, ['move', 'hide']],
  [
    /^(?:첨벙|참방|철벅|찰박|뚜벅|터벅|저벅|성큼|총총|후다닥|타다닥|쌩$|우다다|어슬렁|두리번두리번\s?걸)/u,
    ['move', 'flee'],
  ],
  [/^(?:두리번|기웃|힐끔|힐끗|흘끗|빼꼼|뚫어지게|빤히|말똥)/u, ['look', 'search']],
  [/^(?:뒤적|부스럭|주섬|더듬더듬)/u, ['search', 'look', 'use']],
  [/^(?:토닥|쓰담|다독|보듬|부둥|포옥|꼬옥|와락)/u, ['help', 'romance']],
  [/^(?:털썩|풀썩|벌러덩|벌렁|쿨쿨|꾸벅꾸벅|드르렁|새근|발라당)/u, ['rest', 'wait']],
  [/^(?:낑낑|영차|으쌰|어영차|읏차|끙차)/u, ['use', 'help', 'take']],
  [/^(?:꾸벅$|꾸벅\s)/u, ['talk', 'apologise']],
  [/^(?:홱$|휙$|휘리릭)/u, ['use', 'take']],
]

/** 살금살금, 톡톡, 끼릭끼릭: said twice. */
const TWICE = /^([가-힣]{1,3})\1+$/u
/** 첨벙첨벙하게, 툭: how it sounds, once or twice, with what may follow. */
const OFTEN_TAILED = /^([가-힣]{2,3})\1+(?:거리|대|하)?[가-힣]{0,2}$/u

export function isMimetic(word: string): boolean {
  return TWICE.test(word) || OFTEN_TAILED.test(word) || ACTS.some(([pattern]) => pattern.test(word))
}

/** The acts that such words stand for. */
export function mimeticActs(text: string): readonly Intent[] {
  const words = text.split(/[\s.,!?~…ㅋㅎㅠㅜ]+/u)
  return words.flatMap((word) => ACTS.find(([pattern]) => pattern.test(word))?.[1] ?? [])
}
