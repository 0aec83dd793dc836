/**
 * Words that look like one syllable and a particle but are nearly always something else. A key of one
 * syllable does not fire on them: `검` is silent in 검은 고양이, `수` in 수도.
 */
export const ONE_SYLLABLE_HOMOGRAPHS: ReadonlySet<string> = new Set(
  [
    '각도 강도 기도 속도 수도 시도 온도 용도 의도 인도 정도 제도 지도 태도 파도 포도 복도 진도 한도 해도',
    '거의 논의 동의 예의 정의 주의 편의 합의 회의',
    '안도 유도 빈도 농도 습도 구도 궤도 고도 과도 밀도 순도 사도 부도 식도',
    '결과 경과 불과 사과 성과 효과 학과 교과 치과',
    '다과 통과 초과 전과 내과 외과 여과 투과 일과 이과',
    '도로 가로 세로 미로 해로 회로 화로',
    '오만 자만 거만 낭만 산만 원만 기만 태만 비만 충만 교만',
    '대가 추가 허가 휴가 화가 서로 새로 따로 바로 홀로 주로 별로 실로',
    '모의 호의 악의 고의 수의 심의 하의',
    '누나 모든 여가 누가 아가 기와',
    '검은 깊은 남은 젖은 넓은 얇은 굵은 옳은 싫은 높은 늙은 맑은 밝은 붉은 젊은 좁은 짧은 작은 많은 같은 굳은 가는 오는 하는 자는 사는 서는 지는',
    '시야 대야 하나 이나 이에 이만 저만 그만 같이 많이 깊이 높이',
  ].flatMap((line) => line.split(' ')),
)
