import { sql, type SQL } from 'drizzle-orm'

/** A query with a row for each thing that it examines; `fault` says what is wrong with it, null where nothing is. */
export type LedgerQuery = { name: string; query: SQL }

/** What lots an entry took from or gave to. */
const DETAIL = sql`
  select movement_id, leg, sum(delta) as delta from lot_entry group by movement_id, leg`

export const LEDGER_CHECKS: readonly LedgerQuery[] = [
  {
    name: 'the entries of a movement sum to zero in each currency',
    query: sql`
      select case
        when count(seq) = 0 then 'movement ' || movement.id || ' has no entries'
        when sum(delta) <> 0 then 'movement ' || movement.id || ' is off by ' || sum(delta) || ' ' || currency
      end as fault
      from movement left join ledger_entry on ledger_entry.movement_id = movement.id
      group by movement.id, currency`,
  },
  {
    name: 'a wallet’s balance is what its entries and its lots come to, and not below zero',
    query: sql`
      select case when balance < 0 or balance <> coalesce(entered, 0) or balance <> coalesce(kept, 0) then
        'wallet ' || id || ' has ' || balance || ', entries ' || coalesce(entered, 0) || ', lots ' || coalesce(kept, 0)
      end as fault
      from wallet
      left join (
        select wallet_id, sum(delta) as entered from ledger_entry where wallet_id is not null group by wallet_id
      ) as entries on entries.wallet_id = wallet.id
      left join (
        select wallet_id, sum(remaining) as kept from wallet_lot group by wallet_id
      ) as lots on lots.wallet_id = wallet.id`,
  },
  {
    name: 'the running balance of a wallet follows from entry to entry',
    query: sql`
      select case when balance_after <> coalesce(lag(balance_after) over statement, 0) + delta then
        'entry ' || seq || ' of wallet ' || wallet_id || ' leaves ' || balance_after
      end as fault
      from ledger_entry where wallet_id is not null
      window statement as (partition by wallet_id order by seq)`,
  },
  {
    name: 'what remains of a lot is what came into it and went out, in its own wallet',
    query: sql`
      select case
        when remaining not between 0 and amount or remaining <> coalesce(moved, 0) then
          'lot ' || id || ' of ' || amount || ' has ' || remaining || ', entries ' || coalesce(moved, 0)
        when is_elsewhere then 'lot ' || id || ' was moved in another wallet'
      end as fault
      from wallet_lot
      left join (
        select lot_id, sum(lot_entry.delta) as moved,
          bool_or(ledger_entry.wallet_id <> wallet_lot.wallet_id) as is_elsewhere
        from lot_entry
        join ledger_entry using (movement_id, leg)
        join wallet_lot on wallet_lot.id = lot_entry.lot_id
        where ledger_entry.wallet_id is not null
        group by lot_id
      ) as moves on moves.lot_id = wallet_lot.id`,
  },
  {
    name: 'an entry of a wallet is what its lots say',
    query: sql`
      select case when ledger_entry.delta <> coalesce(detail.delta, 0) then
        'entry ' || seq || ' of ' || ledger_entry.delta || ', lots ' || coalesce(detail.delta, 0)
      end as fault
      from ledger_entry left join (${DETAIL}) as detail using (movement_id, leg)
      where wallet_id is not null`,
  },
  {
    name: 'what was spent says of which lots, at what was paid for them',
    query: sql`
      select case
        when ledger_entry.delta <> coalesce(detail.delta, 0) then
          'entry ' || seq || ' of ' || ledger_entry.delta || ' spent, lots ' || coalesce(detail.delta, 0)
        when detail.is_mispriced then 'entry ' || seq || ' is spent at another price than was paid'
      end as fault
      from ledger_entry
      left join (
        select movement_id, leg, sum(delta) as delta, bool_or(lot_entry.unit_krw <> wallet_lot.unit_krw) as is_mispriced
        from lot_entry join wallet_lot on wallet_lot.id = lot_entry.lot_id
        group by movement_id, leg
      ) as detail using (movement_id, leg)
      where account = 'spent'`,
  },
  {
    name: 'what is held belongs to open turns and refunds',
    query: sql`
      select case when held <> owed then 'held are ' || held || ' ' || currency || ' of ' || owed end as fault
      from (
        select currency, coalesce(sum(delta) filter (where account = 'held'), 0) as held,
          case currency
            when 'gem' then (select coalesce(sum(amount), 0) from wallet_hold where status = 'held')
            when 'coin' then (select coalesce(sum(coins + bonus), 0) from payment_refund where status = 'requested')
            else 0
          end as owed
        from (values ('won'), ('coin'), ('rune'), ('gem')) as each (currency)
        left join ledger_entry using (currency)
        group by currency
      ) as currencies`,
  },
  {
    name: 'a turn’s hold was taken once and settled as it says',
    query: sql`
      select case
        when turn_id is null then 'movement ' || taken.id || ' holds for no turn'
        when taken.once_key is distinct from 'hold:' || turn_id or hold_leg.seq is null then
          'turn ' || turn_id || ' holds what was not taken'
        when status = 'held' and settled.id is not null then 'turn ' || turn_id || ' is settled and still holds'
        when status <> 'held' and (settled.kind is distinct from rightly or end_leg.seq is null) then
          'turn ' || turn_id || ' is ' || status || ' by ' || coalesce(settled.kind, 'nothing')
      end as fault
      from (
        select *, case status when 'captured' then 'capture' when 'released' then 'release' end as rightly
        from wallet_hold
      ) as hold
      full join (select * from movement where kind = 'hold') as taken on taken.id = hold.movement_id
      left join ledger_entry as hold_leg on hold_leg.movement_id = taken.id and hold_leg.wallet_id = hold.wallet_id
        and hold_leg.delta = -hold.amount
      left join movement as settled on settled.once_key = 'settle:' || turn_id
      left join ledger_entry as end_leg on end_leg.movement_id = settled.id and end_leg.delta = hold.amount
        and end_leg.account = case when status = 'captured' then 'spent' else 'wallet' end`,
  },
  {
    name: 'a paid order brought its won and coins once, and another nothing',
    query: sql`
      select case
        when payment_order.id is null then 'a purchase is of order ' || order_id || ', which is not there'
        when coalesce(purchases, 0) <> (status in ('paid', 'refunded', 'partially_refunded'))::integer then
          'order ' || payment_order.id || ' is ' || status || ' with ' || coalesce(purchases, 0) || ' purchases'
        when purchases = 1 and (
          received <> amount_krw or sold <> case when is_left then 0 else coins end
          or gifts <> case when is_left then 0 else bonus end or came <> sold + gifts
        ) then 'order ' || payment_order.id || ' brought ' || received || ' won, ' || sold || ' and ' || gifts || ' coins'
      end as fault
      from (
        select *, exists (
          select from payment_refund where order_id = payment_order.id and reason = 'nobody'
        ) as is_left from payment_order
      ) as payment_order
      full join (
        select order_id, count(distinct movement.id) as purchases,
          coalesce(sum(delta) filter (where account = 'received'), 0) as received,
          coalesce(-sum(delta) filter (where account = 'sold' and currency = 'coin'), 0) as sold,
          coalesce(-sum(delta) filter (where account = 'granted'), 0) as gifts,
          coalesce(sum(delta) filter (where account = 'wallet'), 0) as came
        from movement join ledger_entry on ledger_entry.movement_id = movement.id
        where kind = 'purchase' group by order_id
      ) as bought on bought.order_id = payment_order.id`,
  },
  {
    name: 'an order’s refunds are what was paid back of it',
    query: sql`
      select case
        when refunded_krw > amount_krw or refunded_krw <> coalesce(done, 0) or refunded_krw <> coalesce(paid_back, 0) then
          'order ' || payment_order.id || ' has ' || refunded_krw || ' won back, refunds ' || coalesce(done, 0)
            || ', entries ' || coalesce(paid_back, 0)
        when (refunded_krw > 0) <> (status in ('refunded', 'partially_refunded')) then
          'order ' || payment_order.id || ' is ' || status || ' with ' || refunded_krw || ' won back'
      end as fault
      from payment_order
      left join (
        select order_id, sum(amount_krw) as done from payment_refund where status = 'done' group by order_id
      ) as refunds on refunds.order_id = payment_order.id
      left join (
        select order_id, sum(delta) as paid_back
        from movement join ledger_entry on ledger_entry.movement_id = movement.id
        where kind = 'refund' and account = 'refunded' and currency = 'won' group by order_id
      ) as entries on entries.order_id = payment_order.id`,
  },
  {
    name: 'a refund took its coins once and ended as it says',
    query: sql`
      select case
        when coins + bonus > 0 and withdrawn.seq is null then 'refund ' || payment_refund.id || ' took no coins'
        when status = 'requested' and (done.id is not null or refused.id is not null) then
          'refund ' || payment_refund.id || ' is settled and still requested'
        when status = 'done' and (done.id is null or refused.id is not null) then
          'refund ' || payment_refund.id || ' is done without a movement of its own'
        when status = 'refused' and (done.id is not null or (coins + bonus > 0) <> (refused.id is not null)) then
          'refund ' || payment_refund.id || ' is refused and the coins did not come back'
      end as fault
      from payment_refund
      left join movement as took on took.once_key = 'refund:' || payment_refund.id
      left join ledger_entry as withdrawn on withdrawn.movement_id = took.id and withdrawn.account = 'held'
        and withdrawn.delta = coins + bonus
      left join movement as done on done.once_key = 'refunded:' || payment_refund.id
      left join movement as refused on refused.once_key = 'refused:' || payment_refund.id`,
  },
]
