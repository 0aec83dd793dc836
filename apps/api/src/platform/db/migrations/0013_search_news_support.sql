CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by_profile_id" uuid,
	"client_news_id" text,
	"kind" text NOT NULL,
	"tag" text,
	"area" text,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"link" text,
	"thanks" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "news_client_id" UNIQUE("by_profile_id","client_news_id")
);
--> statement-breakpoint
CREATE TABLE "news_reaction" (
	"news_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	CONSTRAINT "news_reaction_news_id_profile_id_pk" PRIMARY KEY("news_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"type" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_keys" text NOT NULL,
	"content_hash" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entry_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "search_entry_word" (
	"word_id" integer NOT NULL,
	"type" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"weight" smallint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entry_word_type_entry_id_word_id_pk" PRIMARY KEY("type","entry_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"keys" text NOT NULL,
	"initials" text,
	CONSTRAINT "search_word_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "ticket_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"profile_id" uuid,
	"email" text,
	"link_hash" text,
	"link_ends_at" timestamp (3) with time zone,
	"sender_id" uuid NOT NULL,
	"client_ticket_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"subject_type" text,
	"subject_id" uuid,
	"may_read_story" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_number_unique" UNIQUE("number"),
	CONSTRAINT "ticket_client_id" UNIQUE("sender_id","client_ticket_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"client_message_id" text,
	"is_by_staff" boolean NOT NULL,
	"by_profile_id" uuid,
	"text" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_message_client_id" UNIQUE("ticket_id","client_message_id")
);
--> statement-breakpoint
ALTER TABLE "news_reaction" ADD CONSTRAINT "news_reaction_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reaction" ADD CONSTRAINT "news_reaction_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_reaction_of_profile" ON "news_reaction" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "search_entry_title" ON "search_entry" USING btree ("type","title_keys" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_entry_word_best" ON "search_entry_word" USING btree ("word_id","type","weight" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"entry_id");--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING btree ("keys" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_initials" ON "search_word" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "ticket_of_profile" ON "ticket" USING btree ("profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_queue" ON "ticket" USING btree ("status","changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_link" ON "ticket" USING btree ("link_hash") WHERE link_hash is not null;--> statement-breakpoint
CREATE INDEX "ticket_of_email" ON "ticket" USING btree ("email","created_at") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "ticket_message_of_ticket" ON "ticket_message" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
-- Typing mistakes are looked past by trigrams, where the database has them.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "search_word_like" ON "search_word" USING gin ("keys" gin_trgm_ops) WITH (fastupdate = off);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'search looks past no typing mistakes: %', SQLERRM;
END
$$;
