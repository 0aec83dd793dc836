CREATE TABLE "gem_notice" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"told_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"profile_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_profile_id_key_pk" PRIMARY KEY("profile_id","key")
);
--> statement-breakpoint
CREATE TABLE "inventory_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"is_worn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inventory_item_once" UNIQUE("profile_id","sku")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" uuid NOT NULL,
	"leg" smallint NOT NULL,
	"account" text NOT NULL,
	"wallet_id" uuid,
	"currency" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_account" CHECK (("ledger_entry"."wallet_id" is not null) = ("ledger_entry"."account" = 'wallet') and ("ledger_entry"."balance_after" is not null) = ("ledger_entry"."account" = 'wallet'))
);
--> statement-breakpoint
CREATE TABLE "lot_entry" (
	"movement_id" uuid NOT NULL,
	"leg" smallint NOT NULL,
	"lot_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"unit_krw" integer NOT NULL,
	CONSTRAINT "lot_entry_movement_id_leg_lot_id_pk" PRIMARY KEY("movement_id","leg","lot_id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"once_key" text,
	"title" text,
	"memo" text,
	"order_id" uuid,
	"session_id" uuid,
	"work_type" text,
	"work_id" uuid,
	"work_owner_profile_id" uuid,
	"earning" text,
	"earned_on" date,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"coins" integer NOT NULL,
	"bonus" integer NOT NULL,
	"amount_krw" integer NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"payment_key" text,
	"checkout_url" text,
	"method" text,
	"failure" text,
	"next" text,
	"refunded_krw" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_krw" integer NOT NULL,
	"coins" integer NOT NULL,
	"bonus" integer NOT NULL,
	"used_bonus" integer NOT NULL,
	"fee_krw" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "test_payment" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_krw" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"failure" text,
	"decided_at" timestamp (3) with time zone,
	"visible_at" timestamp (3) with time zone,
	"webhook_due_at" timestamp (3) with time zone,
	"refunded_krw" integer DEFAULT 0 NOT NULL,
	"refund_ids" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_payment_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"daily_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_of_profile" UNIQUE("profile_id","currency"),
	CONSTRAINT "wallet_not_negative" CHECK ("wallet"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_hold" (
	"turn_id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"saved" integer NOT NULL,
	"lots" jsonb NOT NULL,
	"movement_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_lot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"unit_krw" integer NOT NULL,
	"order_id" uuid,
	"source_lot_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_lot_remaining" CHECK ("wallet_lot"."remaining" between 0 and "wallet_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "welcome_gift" (
	"person_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow" ADD COLUMN "has_notices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "frame" text;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "gems_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "gems_charged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gem_notice" ADD CONSTRAINT "gem_notice_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_item" ADD CONSTRAINT "inventory_item_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_movement_id_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_entry" ADD CONSTRAINT "lot_entry_movement_id_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_entry" ADD CONSTRAINT "lot_entry_lot_id_wallet_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_hold" ADD CONSTRAINT "wallet_hold_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lot" ADD CONSTRAINT "wallet_lot_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gem_notice_due" ON "gem_notice" USING btree ("told_on");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_leg" ON "ledger_entry" USING btree ("movement_id","leg");--> statement-breakpoint
CREATE INDEX "ledger_entry_of_wallet" ON "ledger_entry" USING btree ("wallet_id","seq" DESC NULLS LAST) WHERE wallet_id is not null;--> statement-breakpoint
CREATE INDEX "lot_entry_of_lot" ON "lot_entry" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "membership_of_profile" ON "membership" USING btree ("profile_id","ends_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "membership_ending" ON "membership" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "movement_once" ON "movement" USING btree ("once_key") WHERE once_key is not null;--> statement-breakpoint
CREATE INDEX "movement_earned" ON "movement" USING btree ("profile_id","earning","earned_on") WHERE earning is not null;--> statement-breakpoint
CREATE INDEX "movement_of_work" ON "movement" USING btree ("work_owner_profile_id","created_at") WHERE work_owner_profile_id is not null and kind in ('spend', 'capture');--> statement-breakpoint
CREATE INDEX "payment_order_of_profile" ON "payment_order" USING btree ("profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_order_open" ON "payment_order" USING btree ("checked_at") WHERE status in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payment_order_closed" ON "payment_order" USING btree ("created_at") WHERE status in ('failed', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_one_open" ON "payment_refund" USING btree ("order_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "payment_refund_of_order" ON "payment_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "test_payment_webhook_due" ON "test_payment" USING btree ("webhook_due_at") WHERE webhook_due_at is not null;--> statement-breakpoint
CREATE INDEX "wallet_hold_open" ON "wallet_hold" USING btree ("created_at") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "wallet_hold_of_wallet" ON "wallet_hold" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_lot_left" ON "wallet_lot" USING btree ("wallet_id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "wallet_lot_of_order" ON "wallet_lot" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "wallet_lot_of_source" ON "wallet_lot" USING btree ("source_lot_id") WHERE source_lot_id is not null;--> statement-breakpoint
CREATE INDEX "wallet_lot_daily" ON "wallet_lot" USING btree ("wallet_id","created_at") WHERE origin = 'daily';--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "movement" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER lot_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "lot_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY movement_id, currency HAVING sum(delta) <> 0) THEN
    RAISE EXCEPTION 'the entries of a movement do not sum to zero';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();
