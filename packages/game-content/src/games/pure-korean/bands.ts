import type { QuizBand } from '@doran/contract'
import { pictureOf } from '../../picture-of.js'

export const BANDS: QuizBand[] = [
  {
    key: 'first-sprout',
    from: 0,
    to: 3,
    title: '이제 막 돋은 말 새싹',
    line: '오늘 새 말로 물을 듬뿍 줬으니 이제 쑥쑥 자라요.',
    text: '모르는 말 앞에서도 손가락은 망설임이 없었고, 찍는 눈빛만은 사전을 만드는 사람 같았어요. 틀린 개수만큼 오늘 처음 만난 말이 생겼으니, 따지고 보면 제일 많이 얻어 가는 사람이죠. 그중 하나를 골라 저녁 먹을 때 슬쩍 써 보세요, 아는 척은 따끈할 때 해야 제맛이에요.',
    picture: pictureOf(
      'pure-korean',
      'first-sprout',
      '흙에서 막 돋아 이슬이 앉은 두 잎을 펼친 새싹',
    ),
  },
  {
    key: 'good-ear',
    from: 4,
    to: 6,
    title: '귀가 밝은 사람',
    line: '스쳐 가는 말도 한 번 더 돌아보고 주머니에 넣어 둬요.',
    text: '어디서 들었는지는 몰라도 한 번 들은 예쁜 말은 좀처럼 버리지 않아요. 노랫말에서 하나, 할머니 말씀에서 하나, 동네 찻집 간판에서 하나 주워 둔 것이 오늘 답이 됐죠. 놓친 몇 개는 아직 간판에 안 걸린 말이라고 해 두고, 산책이나 한 바퀴 더 해요.',
    picture: pictureOf('pure-korean', 'good-ear', '작은 말풍선 곁에서 긴 귀를 쫑긋 세운 토끼'),
  },
  {
    key: 'word-keeper',
    from: 7,
    to: 8,
    title: '말 곳간지기',
    line: '열쇠를 쥐고 있다가 꼭 맞는 날에 꼭 맞는 말을 꺼내요.',
    text: '누가 “그거 있잖아, 그거” 하고 더듬으면 반 박자 먼저 그 낱말을 내밀어요. 남들이 안 쓰는 말도 먼지를 털어 쟁여 두었다가, 찾는 사람이 오면 됫박이 넘치게 퍼 주죠. 다만 친구의 메시지에서 맞춤법까지 고쳐 주고 싶은 날에는 곳간 문을 살짝 닫아 둬요.',
    picture: pictureOf(
      'pure-korean',
      'word-keeper',
      '금빛 낟알이 가득한 기와 곳간 앞에서 큰 열쇠를 든 사람',
    ),
  },
]
