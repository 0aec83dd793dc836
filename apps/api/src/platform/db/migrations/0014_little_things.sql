CREATE TABLE "arcade_day" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" uuid NOT NULL,
	"owner_visitor_id" uuid,
	"owner_profile_id" uuid,
	"day" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"best_daily" integer,
	"games" integer DEFAULT 0 NOT NULL,
	"best" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"pops" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "arcade_day_of_visitor" UNIQUE("owner_visitor_id","game_id","day"),
	CONSTRAINT "arcade_day_of_profile" UNIQUE("owner_profile_id","game_id","day"),
	CONSTRAINT "arcade_day_one_owner" CHECK (num_nonnulls(owner_visitor_id, owner_profile_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "arcade_score" (
	"game_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"profile_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"play_id" uuid,
	"achieved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arcade_score_game_id_week_profile_id_pk" PRIMARY KEY("game_id","week","profile_id")
);
--> statement-breakpoint
CREATE TABLE "morning_comma" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"used_for" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "morning_day" (
	"profile_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"type" text NOT NULL,
	"streak" integer NOT NULL,
	"mood" text,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "morning_day_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "morning_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"text" text NOT NULL,
	"mood" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"liked" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "morning_note_of_day" UNIQUE("profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "morning_reaction" (
	"note_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "morning_reaction_note_id_profile_id_pk" PRIMARY KEY("note_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "tree" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_code" text NOT NULL,
	"profile_id" uuid NOT NULL,
	"client_tree_id" text NOT NULL,
	"name" text NOT NULL,
	"look" text NOT NULL,
	"ground" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"writers" text NOT NULL,
	"show_count" boolean NOT NULL,
	"show_ornaments" boolean NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"letters" integer DEFAULT 0 NOT NULL,
	"next_place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tree_shareCode_unique" UNIQUE("share_code"),
	CONSTRAINT "tree_client_id" UNIQUE("profile_id","client_tree_id")
);
--> statement-breakpoint
CREATE TABLE "tree_block" (
	"profile_id" uuid NOT NULL,
	"writer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tree_block_profile_id_writer_id_pk" PRIMARY KEY("profile_id","writer_id")
);
--> statement-breakpoint
CREATE TABLE "tree_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tree_id" uuid NOT NULL,
	"owner_visitor_id" uuid,
	"owner_profile_id" uuid,
	"client_letter_id" text NOT NULL,
	"name" text,
	"ornament" text NOT NULL,
	"place" integer NOT NULL,
	"body" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_blinded" boolean DEFAULT false NOT NULL,
	"runes" integer DEFAULT 0 NOT NULL,
	"notice_id" uuid,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tree_letter_place" UNIQUE("tree_id","place"),
	CONSTRAINT "tree_letter_visitor_client_id" UNIQUE("owner_visitor_id","client_letter_id"),
	CONSTRAINT "tree_letter_profile_client_id" UNIQUE("owner_profile_id","client_letter_id")
);
--> statement-breakpoint
CREATE TABLE "tree_taken_back" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tree_id" uuid NOT NULL,
	"writer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "year_book" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"share_code" text NOT NULL,
	"sources" text[] NOT NULL,
	"step" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"has_failed" boolean DEFAULT false NOT NULL,
	"pages" jsonb,
	"hidden_pages" integer[] NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"was_shared" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp (3) with time zone,
	CONSTRAINT "year_book_shareCode_unique" UNIQUE("share_code"),
	CONSTRAINT "year_book_of_year" UNIQUE("profile_id","year")
);
--> statement-breakpoint
CREATE TABLE "year_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"body" text NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "year_letter_of_year" UNIQUE("profile_id","year")
);
--> statement-breakpoint
CREATE TABLE "year_reader" (
	"book_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "year_reader_book_id_profile_id_pk" PRIMARY KEY("book_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "unranked_for" text;--> statement-breakpoint
ALTER TABLE "arcade_day" ADD CONSTRAINT "arcade_day_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_day" ADD CONSTRAINT "arcade_day_owner_visitor_id_visitor_id_fk" FOREIGN KEY ("owner_visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_day" ADD CONSTRAINT "arcade_day_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_score" ADD CONSTRAINT "arcade_score_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_score" ADD CONSTRAINT "arcade_score_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arcade_score" ADD CONSTRAINT "arcade_score_play_id_play_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."play"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "morning_comma" ADD CONSTRAINT "morning_comma_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "morning_day" ADD CONSTRAINT "morning_day_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "morning_note" ADD CONSTRAINT "morning_note_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "morning_reaction" ADD CONSTRAINT "morning_reaction_note_id_morning_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."morning_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "morning_reaction" ADD CONSTRAINT "morning_reaction_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree" ADD CONSTRAINT "tree_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_block" ADD CONSTRAINT "tree_block_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_letter" ADD CONSTRAINT "tree_letter_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_letter" ADD CONSTRAINT "tree_letter_owner_visitor_id_visitor_id_fk" FOREIGN KEY ("owner_visitor_id") REFERENCES "public"."visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_letter" ADD CONSTRAINT "tree_letter_owner_profile_id_profile_id_fk" FOREIGN KEY ("owner_profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tree_taken_back" ADD CONSTRAINT "tree_taken_back_tree_id_tree_id_fk" FOREIGN KEY ("tree_id") REFERENCES "public"."tree"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_book" ADD CONSTRAINT "year_book_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_letter" ADD CONSTRAINT "year_letter_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_reader" ADD CONSTRAINT "year_reader_book_id_year_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."year_book"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "year_reader" ADD CONSTRAINT "year_reader_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arcade_day_sum" ON "arcade_day" USING btree ("game_id","day","pops");--> statement-breakpoint
CREATE INDEX "arcade_score_ranking" ON "arcade_score" USING btree ("game_id","week","score" DESC NULLS FIRST,"achieved_at","profile_id");--> statement-breakpoint
CREATE INDEX "arcade_score_of_profile" ON "arcade_score" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "arcade_score_of_play" ON "arcade_score" USING btree ("play_id");--> statement-breakpoint
CREATE INDEX "morning_comma_of_profile" ON "morning_comma" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "morning_day_checks" ON "morning_day" USING btree ("day") WHERE type = 'check';--> statement-breakpoint
CREATE INDEX "morning_note_new" ON "morning_note" USING btree ("day","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "morning_note_liked" ON "morning_note" USING btree ("day","liked" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "morning_reaction_of_profile" ON "morning_reaction" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "tree_opening" ON "tree" USING btree ("opens_at") WHERE announced_at is null;--> statement-breakpoint
CREATE INDEX "tree_block_of_writer" ON "tree_block" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "tree_letter_box" ON "tree_letter" USING btree ("tree_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not is_hidden and not is_blinded;--> statement-breakpoint
CREATE INDEX "tree_letter_unread" ON "tree_letter" USING btree ("tree_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE read_at is null and not is_hidden and not is_blinded;--> statement-breakpoint
CREATE INDEX "tree_letter_hidden" ON "tree_letter" USING btree ("tree_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_hidden and not is_blinded;--> statement-breakpoint
CREATE INDEX "tree_taken_back_of_writer" ON "tree_taken_back" USING btree ("writer_id","tree_id");--> statement-breakpoint
CREATE INDEX "tree_taken_back_age" ON "tree_taken_back" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "year_book_waiting" ON "year_book" USING btree ("asked_at") WHERE step <> 'done' and not has_failed;--> statement-breakpoint
CREATE INDEX "year_letter_opening" ON "year_letter" USING btree ("opens_at") WHERE announced_at is null;--> statement-breakpoint
CREATE INDEX "year_reader_of_profile" ON "year_reader" USING btree ("profile_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notification_unread_tree" ON "notification" USING btree ("profile_id",(data->>'shareCode')) WHERE type = 'tree_letter' and read_at is null;--> statement-breakpoint
CREATE INDEX "play_finished_day" ON "play" USING btree ("finished_at") WHERE status = 'finished';