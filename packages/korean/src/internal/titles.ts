/**
 * What people are called by after their names, written without a space: 하진선배, 막례할머니. Titles that end other
 * words as well (형 in 삼각형, 기사 in 신문기사) are left out.
 */
export const TITLES =
  '선배 선배님 후배 후배님 선생 선생님 쌤 샘 사장님 이사님 대표님 팀장 팀장님 부장 부장님 과장 과장님 차장님 소장님 실장 실장님 반장 반장님 국장 국장님 관장님 원장 원장님 교장 교장님 교수 교수님 박사 박사님 형사 형사님 기자님 작가님 감독님 기장 기장님 사서님 역무원님 탐정님 변호사님 의원님 회장님 언니 오빠 형님 누나 누님 동생 할머니 할머님 할아버지 할배 할매 영감 영감님 아저씨 아재 아주머니 아줌마 아가씨 아씨 도련님 이모 이모님 고모 삼촌 어르신 대감 대감님 나리 마님 스님 신부님 수녀님 공주님 왕자님 장군님 사또 객주 생원 서방 도사 도사님'
