import type { CompiledScene } from '../compile/compiled-theme.js'

/** Powers, machines and tricks with time that no scene means to offer. */
const IMPOSSIBLE = [
  /초능력|염력|독심술|투시|텔레파시|최면|분신술?|둔갑술|축지법|마법|마술봉|주문을?\s?(?:외|걸)|저주를?\s?(?:걸|내)|소환|변신|빙의|부활시|되살려|환생/u,
  /순간\s?이동|텔레포트|공간\s?이동|차원\s?이동|투명\s?인간|투명해|타임\s?머신|시간\s?여행|시간을?\s?(?:되돌|돌려|돌린|멈추|멈춰|멈춘|거꾸로|빨리\s?감)|과거로|미래로/u,
  /슈퍼맨|스파이더맨|아이언맨|초사이어인|거인이\s?(?:된|되)|괴물로|좀비로|용으로|드래곤|외계인|유에프오|ufo|로켓|우주선|헬기|헬리콥터|전투기|탱크|미사일|핵폭탄|레이저|광선|기관총|바주카/iu,
  /(?:하늘|허공)[을로]?\s?(?:날|훨훨)|내가\s?(?:\S+\s)?날아|날개가?\s?(?:돋|나서|생)|날아올라\s?(?:달|별|우주)|벽을?\s?(?:통과|뚫고\s?지나)|뚫고\s?솟|(?:한|두)\s?손으로\s?(?:번쩍|세운|막아\s?세|들어\s?올)|입에서\s?불|불을?\s?(?:뿜|내뿜)|빨아들이|빨아들여|집어삼킨|통째로\s?삼|거꾸로\s?흐르|손가락을?\s?(?:튕겨|튕기)|조종해서|방망이.*(?:금|은)\s?나와/u,
  /중력|황금으로|금으로\s?(?:바꾸|바꿔|바뀌|변하|변해|만든)|허공에서|모세|우주\s?(?:저편|끝|밖)|빛의\s?속도|영원히\s?\S{1,4}게\s?(?:한|하|만)|반으로\s?갈라|거꾸로\s?(?:흐르|돌게)|맨손으로\s?(?:번쩍|들어|막아|세워|부순|부숴)|(?:국|물|찌개|커피|컵|잔|그릇|냄비)(?:속)?에\s?뛰어들|통째로\s?(?:마신|마셔|삼|먹)|얍[!~.ㅋ\s]*$|뿅\s?하고/u,
  /(?:달|우주|화성)(?:로|까지)\s?(?:튄|튀|날아|간다|가자)|속으로\s?(?:걸어|빨려|뛰어)\s?들어|(?:별|달|해|구름)[을를]\s?(?:따|떼어|삼키|먹|접)|(?:커지|작아지|거대해지)(?:는|게)\s?(?:약|한다)/u,
]

/** Whether a text wants what cannot be, of which no name and no label of the scene speaks. */
export function isImpossible({ moves, entityForms }: CompiledScene, text: string): boolean {
  return IMPOSSIBLE.some((pattern) => {
    const found = pattern.exec(text)?.[0]
    if (found === undefined) return false
    const [first, last] = [found.slice(0, 2), found.slice(-2)]
    const isKnown = (known: string) => known.includes(first) && known.includes(last)
    return (
      !moves.some(({ label }) => isKnown(label)) && !entityForms.some(({ form }) => isKnown(form))
    )
  })
}
