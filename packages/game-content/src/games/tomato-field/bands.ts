import type { TomatoBand } from '@doran/contract'
import { pictureOf } from '../../picture-of.js'

export const BANDS: TomatoBand[] = [
  {
    key: 'onlooker',
    from: 0,
    title: '토마토 구경꾼',
    line: '토마토들이 오늘 하루는 푹 쉬었다고 전해 달래요.',
    text: '밭고랑에 쪼그려 앉아 익어 가는 것을 가만히 바라본 판이었어요. 몇 개는 너무 일찍 건드려서 “저 아직인데요” 소리를 들었을지도 몰라요. 괜찮아요, 농사의 절반은 기다리는 일이고 그 절반은 이미 배웠으니까요.',
    picture: pictureOf('tomato-field', 'onlooker', '잠든 초록 토마토를 가만히 구경하는 사람'),
  },
  {
    key: 'first-harvest',
    from: 400,
    title: '첫 수확',
    line: '한 접시는 너끈히 나와요, 설탕만 뿌리면 돼요.',
    text: '손에 흙은 조금 묻었지만 접시에 담고 보니 제법 그럴듯해요. 처음 딴 토마토는 원래 반은 먹고 반은 자랑하는 거라서, 저녁 식탁에서 세 번쯤 이야기해도 돼요. 내일은 콤보가 끊기던 그 자리를 그냥 지나칠 수 있을 거예요.',
    picture: pictureOf('tomato-field', 'first-harvest', '설탕을 솔솔 뿌린 토마토 한 접시'),
  },
  {
    key: 'weekend-farmer',
    from: 900,
    title: '주말농장 단골',
    line: '바구니를 드는 자세부터 벌써 믿음이 가요.',
    text: '주황에서 빨강으로 넘어가는 그 반 박자를 기다릴 줄 알아요. 옆 밭 아저씨가 슬쩍 와서 “올해 잘됐네” 하고 하나 집어 가도 웃어넘길 만큼 넉넉히 땄죠. 다만 차 트렁크에 굴러다니는 토마토가 하나 있을 테니 집에 가서 꼭 찾아보세요.',
    picture: pictureOf('tomato-field', 'weekend-farmer', '토마토가 소복한 바구니와 밀짚모자'),
  },
  {
    key: 'market-star',
    from: 1_800,
    title: '새벽 시장 명물',
    line: '상자를 내려놓기도 전에 줄부터 서요.',
    text: '빨간 것만 쏙쏙 골라 담는 손놀림에 구경꾼이 먼저 모여요. 단골은 값을 묻지 않고 “늘 주던 걸로요” 하고, 덤으로 얹어 주는 한 알은 늘 제일 예쁜 걸로 나가요. 이 속도라면 해가 뜨기 전에 다 팔고 해장국까지 먹을 수 있겠어요.',
    picture: pictureOf('tomato-field', 'market-star', '줄무늬 차양 아래 토마토 상자가 쌓인 좌판'),
  },
  {
    key: 'ketchup-tycoon',
    from: 3_200,
    title: '케첩 공장 사장님',
    line: '감자튀김들이 소문을 듣고 사방에서 모여들어요.',
    text: '따는 족족 병으로 들어가는 것처럼 콤보가 끊길 줄을 몰랐어요. 터지기 직전의 토마토도 눈빛 한 번에 얌전히 기다렸다는 소문이 돌아요. 오늘부터 식탁의 빨간 병을 볼 때마다 괜히 어깨가 조금 펴질 거예요.',
    picture: pictureOf('tomato-field', 'ketchup-tycoon', '왕관을 쓴 커다란 빨간 병과 감자튀김들'),
  },
  {
    key: 'red-legend',
    from: 6_000,
    title: '빨간 손의 전설',
    line: '토마토가 먼저 익었다고 손을 들어요.',
    text: '마지막 열두 초, 온 밭이 한꺼번에 빨개졌는데도 손이 먼저 알고 움직였어요. 마을에서는 벌써 빨간 장갑을 낀 동상 이야기가 나오고, 까치들도 이 밭만은 돌아서 날아요. 이제 남은 상대는 어제의 나 하나뿐이에요.',
    picture: pictureOf('tomato-field', 'red-legend', '황금 토마토를 높이 든 빨간 장갑'),
  },
]
