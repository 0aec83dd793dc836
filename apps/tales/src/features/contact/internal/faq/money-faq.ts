import { EARNINGS, MONEY, PRICES } from '@doran/contract/limits'
import { amountLabel, routes } from '@doran/site/core'
import type { FaqEntry } from '../../faq-entry'

const { fullRefundDays, orderMinutes } = MONEY
const FEE = `${Math.round(MONEY.refundFee * 100)}%`
const { pass, turnGems } = PRICES
const ORDERS = { href: `${routes.coinShop.path()}#orders`, label: '결제 내역 보기' }
const GEMS = { href: routes.gemstone.path(), label: '젬 보기' }
const terms = (part: string, label: string) => ({ href: `${routes.terms.path()}#${part}`, label })

export const MONEY_FAQ: readonly FaqEntry[] = [
  {
    id: 'refund',
    question: '코인을 환불받고 싶어요.',
    answer: `결제 내역에서 직접 환불할 수 있어요. 결제하고 ${fullRefundDays}일 안에는 쓰지 않은 코인의 금액을 모두 돌려드리고, 그 뒤에는 수수료 ${FEE}를 빼고 돌려드려요. 돌려받을 금액을 먼저 보여 드리고, 결제한 수단으로 3영업일 안에 돌려드려요. 카드사 사정에 따라 며칠 더 걸릴 수 있어요.`,
    words: '돈 환불 돌려 취소 반품 청약철회 수수료 카드 결제취소 얼마나 걸려',
    link: ORDERS,
  },
  {
    id: 'refund-used',
    question: '쓴 코인이나 보너스 코인도 환불되나요?',
    answer:
      '이미 쓴 코인과 보너스 코인은 환불하지 않아요. 함께 받은 보너스는 환불하는 비율대로 회수하고, 회수할 보너스를 이미 썼다면 그만큼을 1코인 값으로 쳐서 빼요. 도란의 잘못으로 제대로 쓰지 못했다면 쓴 것도 돌려드리니 문의로 알려 주세요.',
    words: '사용한 쓴 보너스 차감 규칙 돌려받 환불',
    link: terms('refund', '환불 규칙 보기'),
  },
  {
    id: 'coins-missing',
    question: '결제했는데 코인이 들어오지 않았어요.',
    answer:
      '결제 내역에서 그 주문을 눌러 보세요. 결제사에 다시 물어보고, 결제가 된 것이 맞으면 코인을 바로 넣어 드려요. 그래도 들어오지 않으면 아래에서 그 결제를 골라 문의해 주세요.',
    words:
      '충전 안됨 안들어 안들어옴 안들어와 미지급 결제 돈 냈는데 샀는데 사라졌 없어졌 없는 충전했는데',
    link: ORDERS,
  },
  {
    id: 'not-paid',
    question: '결제를 하다가 창을 닫았어요.',
    answer: `결제가 끝나지 않았다면 돈은 나가지 않아요. 내지 않은 주문은 ${orderMinutes}분 뒤에 저절로 닫히고 알림으로 알려 드려요. 다시 결제하려면 코인 충전에서 처음부터 해 주세요.`,
    words: '결제 실패 취소 대기 중단 나갔 오류 결제오류',
    link: { href: routes.coinShop.path(), label: '코인 충전 보기' },
  },
  {
    id: 'three-kinds',
    question: '코인, 젬, 룬은 어떻게 달라요?',
    answer:
      '코인은 돈을 내고 사는 것, 젬은 AI 모델이 쓰는 장면에 드는 것, 룬은 도란을 함께해 준 보답이에요. 코인은 젬으로 바꾸거나 도란 패스를 살 때 쓰고, 룬은 룬 상점에서 써요. 미리 쓴 이야기와 놀이에는 아무것도 들지 않아요.',
    words: '화폐 차이 재화 뭐야 무엇 뭔가요 코인이 젬이 룬이',
    link: terms('paid', '자세히 보기'),
  },
  {
    id: 'expiry',
    question: '코인과 젬, 룬은 언제까지 쓸 수 있어요?',
    answer: `충전한 코인은 ${MONEY.paidCoinYears}년, 보너스 코인은 ${MONEY.bonusCoinYears}년이에요. 선물과 이용권으로 받은 젬은 ${MONEY.giftGemDays}일, 코인과 바꾼 젬은 ${MONEY.exchangedGemYears}년, 룬은 받은 달부터 ${MONEY.runeMonths}달 뒤의 마지막 날까지예요. 날마다 채워지는 젬은 그날 밤 12시까지예요.`,
    words: '유효 기간 만료 소멸 없어져 없어지 사라지 언제까지 남은',
    link: terms('expiry', '유효 기간 보기'),
  },
  {
    id: 'daily-gems',
    question: '젬은 언제 채워져요?',
    answer: `밤 12시(한국 시각)에 ${amountLabel('gem', PRICES.dailyGems)}로 채워져요. 남은 것에 더해지지 않고 그 수까지 채워지고, 쌓이지 않아요. 젬 화면에서 채워질 때 알림을 받을 수 있어요.`,
    words:
      '자정 매일 무료 공짜 오늘 충전 00시 다썼 썼 썼어 부족 떨어졌 모자라 리필 받 젬없 없어 바닥',
    link: GEMS,
  },
  {
    id: 'turn-price',
    question: '장면 하나에 젬이 얼마나 들어요?',
    answer: `AI 모델이 쓰는 장면에만 들어요. 기본은 ${turnGems.basic}개, 깊은 글은 ${turnGems.deep}개이고, 이어 보기는 그 절반을 올림한 만큼이에요. 쓰기 전에 버튼에 적혀 있어요. 쓰지 못했거나 막혔거나 첫 문장 전에 멈춘 장면, 되돌리기에는 들지 않아요.`,
    words: '가격 비용 소모 차감 얼마 몇개 한장면 비싸',
    link: GEMS,
  },
  {
    id: 'return-gems',
    question: '코인으로 바꾼 젬을 되돌릴 수 있나요?',
    answer: `쓰지 않은 것은 바꾸고 ${fullRefundDays}일 안에 젬 화면에서 코인으로 되돌릴 수 있어요. 한 번 쓴 젬은 되돌릴 수 없어요.`,
    words: '교환 취소 젬 환불 잘못 바꿨 환전 돌려',
    link: GEMS,
  },
  {
    id: 'pass',
    question: '도란 패스는 자동으로 결제되나요?',
    answer: `아니요. ${amountLabel('coin', pass.coins)}로 ${pass.days}일 동안 쓰고 저절로 끝나요. 끝나기 ${MONEY.passReminderDays}일 전에 알림으로 알려 드려요. 쓰는 동안 다시 사면 끝나는 날이 그만큼 늦어져요.`,
    words: '구독 정기 정기결제 자동결제 해지 끊 멤버십 매달 월정액 패스',
    link: { href: `${routes.subscriptions.path()}?tab=pass`, label: '도란 패스 보기' },
  },
  {
    id: 'runes',
    question: '룬은 어떻게 모아요?',
    answer: `놀이를 끝까지 하면 ${amountLabel('rune', EARNINGS.play_finished.runes)}를 받아요. 하루에 ${EARNINGS.play_finished.timesADay}번까지이고, 같은 놀이는 하루에 한 번 세요. 룬은 돈으로 사거나 환불할 수 없어요.`,
    words: '얻 획득 보상 놀이 모으 벌 버는 받는',
    link: { href: routes.runeShop.path(), label: '룬 상점 보기' },
  },
  {
    id: 'minor',
    question: '미성년자가 보호자 모르게 결제했어요.',
    answer:
      '보호자의 동의 없이 한 결제는 본인이나 보호자가 취소할 수 있고, 낸 금액을 돌려드려요. 아래에서 ‘결제·환불’을 고르고 그 결제와 사정을 적어 주세요.',
    words: '애기 아들 딸 자녀 부모 엄마 청소년 미성년 몰래 취소 동생 긁 아이가 애가 애들',
    link: terms('minors', '미성년자의 결제 보기'),
  },
]
