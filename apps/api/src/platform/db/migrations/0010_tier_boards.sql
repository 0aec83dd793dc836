ALTER TABLE "play" ADD COLUMN "board_day" integer;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "is_left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "play_deleted" ON "play" USING btree ("deleted_at") WHERE deleted_at is not null;