import { MONEY, PRICES, turnPrice } from '@doran/contract/limits'
import { bullets, heading, paragraph } from '../../platform/markup/rich-text.js'
import type { ShippedPost } from './shipped-post.js'

const gems = (amount: number) => `젬 ${amount}개`
const { basic, deep } = PRICES.turnGems
const dailyTurns = Math.floor(PRICES.dailyGems / basic)
const continued = {
  basic: turnPrice('basic', 'continue', false),
  deep: turnPrice('deep', 'continue', false),
}

export const GEM_POST: ShippedPost = {
  id: '019a3000-0000-7000-8000-000000000005',
  board: 'free',
  title: '젬은 어디에 쓰이나요?',
  body: [
    paragraph(
      '한 줄로 말하면, **젬은 AI 모델이 이야기의 다음 장면을 쓸 때** 써요. 그 밖의 곳에는 쓰지 않아요. 미리 쓴 이야기, 심리테스트, 월드컵, 티어표, 채팅은 젬이 하나도 없어도 그대로 즐길 수 있어요.',
    ),
    heading('한 장면에 얼마나 쓰나요?'),
    bullets(
      `AI 모델 · 기본: ${gems(basic)}`,
      `AI 모델 · 깊은: ${gems(deep)}`,
      `아무것도 적지 않고 이어 보기: 절반을 올림해서 기본 ${continued.basic}개, 깊은 ${continued.deep}개`,
      '미리 쓴 이야기, 되돌리기: 쓰지 않아요',
    ),
    paragraph(
      '장면을 쓰지 못했거나, 첫 문장이 나오기 전에 멈췄다면 젬은 그대로 있어요. 가격은 보내기 버튼에 적혀 있으니 누르기 전에 확인할 수 있고, 지금 쓸 수 있는 모델은 메뉴의 ‘젬’에서 볼 수 있어요.',
    ),
    heading('어떻게 모이나요?'),
    bullets(
      `**오늘의 젬.** 매일 밤 12시가 지나면 ${PRICES.dailyGems}개로 새로 채워져요. 기본 장면으로 ${dailyTurns}번 읽을 만큼이에요. 남은 것은 다음 날로 넘어가지 않아요.`,
      `**환영 선물.** 가입하면 ${gems(PRICES.welcomeGems)}를 받아요. ${MONEY.giftGemDays}일 동안 쓸 수 있어요.`,
      `**코인.** 코인 1개를 ${gems(PRICES.gemsOfCoin)}로 바꿔요. 바꾼 젬은 ${MONEY.exchangedGemYears}년 동안 쓸 수 있고, 쓰지 않은 것은 ${MONEY.fullRefundDays}일 안에 코인으로 되돌릴 수 있어요.`,
      `**도란 패스.** ${PRICES.pass.days}일 동안 오늘의 젬이 매일 ${PRICES.pass.moreDailyGems}개 더 채워지고, 깊은 장면마다 ${gems(PRICES.pass.lessDeepGems)}를 덜 써요.`,
    ),
    heading('무엇부터 쓰이나요?'),
    paragraph(
      '오늘의 젬, 받은 젬, 바꾼 젬 순서예요. 오늘 밤이면 사라질 것부터 쓰니, 아껴 둔 젬이 먼저 줄어들 걱정은 하지 않아도 돼요.',
    ),
    paragraph(
      '그러니 오늘의 젬은 아끼지 마세요. **오늘 젬이 딱 한 장면어치 남았다면, 어느 이야기의 어떤 순간에 쓰고 싶으세요?** 댓글로 들려주세요. 젬에 대해 더 궁금한 것도 여기에 물어보세요.',
    ),
  ],
}
