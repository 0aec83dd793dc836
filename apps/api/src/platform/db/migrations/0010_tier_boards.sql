CREATE TABLE "tier_board_stat" (
	"game_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"boards" integer NOT NULL,
	CONSTRAINT "tier_board_stat_game_id_day_pk" PRIMARY KEY("game_id","day")
);
--> statement-breakpoint
CREATE TABLE "tier_stat" (
	"game_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"item_key" text NOT NULL,
	"row_key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "tier_stat_game_id_day_item_key_row_key_pk" PRIMARY KEY("game_id","day","item_key","row_key")
);
--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "board_day" integer;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "is_left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tier_board_stat" ADD CONSTRAINT "tier_board_stat_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_stat" ADD CONSTRAINT "tier_stat_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_deleted" ON "play" USING btree ("deleted_at") WHERE deleted_at is not null;