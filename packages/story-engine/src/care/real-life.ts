import { sounding } from './plain-sounds.js'

const SELF = sounding(
  '‹(?:나|난|나는|내가|나도|나만|나를|날|내|저(?! (?:사람|남자|여자|영감|녀석|자식|새끼|할망구|노친네|아이|애|자|분|놈|강|집|문|성|탑|배))|전|저는|제가|저도|저만|저를|제|나한테|저한테|나에게|나 ?좀|나의|우리|나 ?같은|솔직히|사실)›|‹나는나|(?:현실|진짜|진심|농담 아|실제로|도와 ?줘|도와 ?주|ㄹㅇ)|(?:려고요|려구요|려고 해요|ㄹ게요|ㄹ래요|싶어요|싶네요|싶습니다|렵니다)›',
)

const STEPPED_OUT = sounding(
  '(?:게임|이야기|얘기|소설|농담|비유|장난|연기|드립|컨셉|대사|놀이|꾸며 ?낸 (?:거|것|이야기)|지어 ?낸 (?:거|것))(?:이|가|은|는|도|속)? _(?:말고(?! (?:밝|다른|재미|재밌|무서|슬픈|짧|긴|고양이))|아니(?:고|야|에요|라|ㅂ|예)|아냐|아님|멈춰)|현실(?:에서|로|의|은|에)|실제로|우리 집 (?:앞|옥상|\\d+층|베란다)|진짜 (?:나|내|저|제)(?:를|가|는|도)?›|(?:이고|고) (?:뭐고|\\S{1,12}고) _(?:다|뭐|모르|됐|필요|나|저)|(?:은|는) 됐고|내 인생 말',
)

/** A sign, anywhere in the message, that a living person speaks of themself. */
export function hasSelf(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => sentence.search(SELF) >= 0)
}

/** “아니 이건 게임 얘기 아니고”: from here on no guard of the story or the game holds. */
export function stepsOut(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => sentence.search(STEPPED_OUT) >= 0)
}
