/**
 * Words that look like one syllable and a particle but are nearly always something else. A key of one
 * syllable does not fire on them: `검` is silent in 검은 고양이, `수` in 수도.
 */
const ONE_SYLLABLE_HOMOGRAPHS: ReadonlySet<string> = new Set(
  [
    '각도 강도 기도 속도 수도 시도 온도 용도 의도 인도 정도 제도 지도 태도 파도 포도 복도 진도 한도 해도',
    '거의 논의 동의 예의 정의 주의 편의 합의 회의',
    '안도 유도 빈도 농도 습도 구도 궤도 고도 과도 밀도 순도 사도 부도 식도',
    '결과 경과 불과 사과 성과 효과 학과 교과 치과',
    '다과 통과 초과 전과 내과 외과 여과 투과 일과 이과',
    '도로 가로 세로 미로 해로 회로 화로',
    '철도 연도 위도 적도 절도 전도 주도 중도 편도 타도 보도 외도 효도 법도 반도 무도 심도',
    '오만 자만 거만 낭만 산만 원만 기만 태만 비만 충만 교만 가만 다만 미만',
    '대가 추가 허가 휴가 화가 서로 새로 따로 바로 홀로 주로 별로 실로 피로 과로 절로 고로 수로 제로',
    '모의 호의 악의 고의 수의 심의 하의',
    '누나 모든 여가 누가 아가 기와',
    '검은 깊은 남은 젖은 넓은 얇은 굵은 옳은 싫은 높은 늙은 맑은 밝은 붉은 젊은 좁은 짧은 작은 많은 낮은 적은 좋은 늦은 낡은 짙은 얕은 같은 굳은 가는 오는 하는 자는 사는 서는 지는',
    '시야 대야 하나 이나 이에 이만 저만 그만 같이 많이 깊이 높이 전에 후에 중에 덕에 탓에',
    '성인 주인 시인 군인 거인 상인 여인 연인 범인 노인 개인 미인 본인 타인 원인 확인 승인 부인 애인 증인 죄인 하인 할인',
    '말하 정하 통하 향하 변하 구하 전하 피하 강하 독하 급하 약하 심하 순하 연하 진하 귀하 취하 당하 망하 벌하 상하 택하 편하 친하 금하 대하 더하 못하 잘하 위하 일하 접하 토하 표하 해하 선하 악하',
  ].flatMap((line) => line.split(' ')),
)

/** What follows 검은 where it is a sword and its topic, no colour: a past verb (검은 부러졌다), or whom it is for. */
const PREDICATE =
  /^은\s(?:[가-힣]*(?<!이)[았었했졌렸렀겼났갔왔](?:다|고|지만|는데|으나)|[가-힣]+[아어]\s있|[가-힣]+께서?\s)/u

/** Whether a key of one syllable before `rest` would be another word: 검은 고양이, but 검은 부러졌다. */
export function isHomograph(syllable: string, rest: string): boolean {
  return ONE_SYLLABLE_HOMOGRAPHS.has(syllable + rest.charAt(0)) && !PREDICATE.test(rest)
}

/** Nouns that end on 이, where a name of one syllable would take it before its particle: 종이가, but 민이가. */
export const ONE_SYLLABLE_NOUNS_IN_I: ReadonlySet<string> = new Set(
  '종이 길이 먹이 놀이 풀이 벌이 걸이 잡이 떨이 굴이 갈이 턱이 북이 멍이 목이 옹이 속이 녹이 죽이 줄이 숙이 절이 들이 늘이 섞이 쌓이 냉이 송이 덩이 맹이 팽이 동이 통이 둥이 쟁이 깊이 높이 넓이 살이 물이 감이 맏이 알이 돈이 올이 손이 문이 눈이 꽃이 책이 산이 강이 달이 별이 밤이 불이 말이 집이 칼이 옷이 왕이 신이 성이 벽이 창이 빛이'.split(
    ' ',
  ),
)
