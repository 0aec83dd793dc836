CREATE TABLE "block" (
	"blocker_profile_id" uuid NOT NULL,
	"blocked_profile_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "block_blocker_profile_id_blocked_profile_id_pk" PRIMARY KEY("blocker_profile_id","blocked_profile_id")
);
--> statement-breakpoint
CREATE TABLE "chat_channel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_profile_id" uuid NOT NULL,
	"second_profile_id" uuid NOT NULL,
	"status" text DEFAULT 'empty' NOT NULL,
	"requested_by_seat" smallint,
	"requested_at" timestamp (3) with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_channel_pair" UNIQUE("first_profile_id","second_profile_id"),
	CONSTRAINT "chat_channel_order" CHECK ("chat_channel"."first_profile_id" < "chat_channel"."second_profile_id")
);
--> statement-breakpoint
CREATE TABLE "chat_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author_seat" smallint NOT NULL,
	"client_item_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"body_hash" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_item_seq" UNIQUE("channel_id","seq"),
	CONSTRAINT "chat_item_client_id" UNIQUE("channel_id","author_seat","client_item_id")
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"channel_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"profile_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"is_quiet" boolean DEFAULT false NOT NULL,
	"left_at" timestamp (3) with time zone,
	"cleared_seq" integer DEFAULT 0 NOT NULL,
	"last_item_at" timestamp (3) with time zone,
	"notice_due_at" timestamp (3) with time zone,
	CONSTRAINT "chat_member_channel_id_seat_pk" PRIMARY KEY("channel_id","seat")
);
--> statement-breakpoint
CREATE TABLE "realtime_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"data" jsonb,
	"revoked" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"author_profile_id" uuid,
	"reporter_visitor_id" uuid,
	"reporter_profile_id" uuid,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"excerpt" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resolution" text DEFAULT '' NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "about_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocker_profile_id_profile_id_fk" FOREIGN KEY ("blocker_profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_profile_id_profile_id_fk" FOREIGN KEY ("blocked_profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_item" ADD CONSTRAINT "chat_item_channel_id_chat_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."chat_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_channel_id_chat_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."chat_channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_list" ON "block" USING btree ("blocker_profile_id","created_at" DESC NULLS FIRST,"blocked_profile_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "block_of_blocked" ON "block" USING btree ("blocked_profile_id");--> statement-breakpoint
CREATE INDEX "chat_item_unread" ON "chat_item" USING btree ("channel_id","author_seat","seq") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "chat_member_list" ON "chat_member" USING btree ("profile_id","last_item_at" DESC NULLS FIRST,"channel_id" DESC NULLS FIRST) WHERE last_item_at is not null and left_at is null;--> statement-breakpoint
CREATE INDEX "chat_member_of_profile" ON "chat_member" USING btree ("profile_id","channel_id");--> statement-breakpoint
CREATE INDEX "chat_member_notice" ON "chat_member" USING btree ("notice_due_at") WHERE notice_due_at is not null;--> statement-breakpoint
CREATE INDEX "realtime_event_age" ON "realtime_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_queue" ON "report" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_open_of_profile" ON "report" USING btree ("reporter_profile_id","target_type","target_id") WHERE status = 'open' and reporter_profile_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_open_of_visitor" ON "report" USING btree ("reporter_visitor_id","target_type","target_id") WHERE status = 'open' and reporter_visitor_id is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_about_profile_id_profile_id_fk" FOREIGN KEY ("about_profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_unread_chat" ON "notification" USING btree ("profile_id",(data->>'channelId')) WHERE type = 'chat' and read_at is null;--> statement-breakpoint
CREATE INDEX "notification_about" ON "notification" USING btree ("about_profile_id") WHERE about_profile_id is not null;