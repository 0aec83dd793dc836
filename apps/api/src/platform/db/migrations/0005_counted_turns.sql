DROP INDEX "turn_told_by_model";--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "turn" SET "is_counted" = true WHERE "narrator" = 'model' AND ("status" IN ('streaming', 'done') OR "status" = 'stopped' AND ("output" ~ '[.!?…。！？]' OR length("output") > 60));--> statement-breakpoint
CREATE INDEX "turn_counted" ON "turn" USING btree ("session_id") WHERE is_counted;--> statement-breakpoint
DROP FUNCTION model_turns_of(uuid, integer);
